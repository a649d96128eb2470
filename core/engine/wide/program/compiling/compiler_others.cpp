#include "core/engine/wide/program/compiling/compiler.hpp"

#include "core/engine/wide/program/derived/derive_connected.hpp"
#include "core/engine/wide/program/derived/derive_leftovers.hpp"
#include "core/propagators/model_cells.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

CellIndexes cells_of_clause(const Clause& rule) {
  CellIndexes cells;
  for (const Clause::Literal& literal : rule.literals) cells.push_back(literal.cell);
  return cells;
}

}  // namespace

// False where the meter ended it.
bool Compiler::add_accepted(const std::vector<Model::Accepted>& list, Unrolled& unrolled,
                            bool& leaves_out) {
  for (const Model::Accepted& accepted : list) {
    std::vector<Mask> candidates;
    for (const CellIndex cell : accepted.cells) candidates.push_back(program_.candidates[cell]);
    if (!room_.spend(100)) return false;
    tell_share(0.8 + 0.1 * static_cast<double>(program_.layers.size()) /
                         static_cast<double>(list.size()));
    const auto [known, is_new] =
        unrolled.try_emplace({accepted.automaton.get(), std::move(candidates)});
    if (is_new)
      known->second =
          Layers::unroll(*accepted.automaton, accepted.cells, program_.candidates, room_);
    // Too large: full grids are checked.
    if (!known->second || known->second->size() > room_.edges) {
      leaves_out = true;
      continue;
    }
    room_.edges -= known->second->size();
    program_.layers.push_back(known->second->over(accepted.cells));
    add(Program::Type::layers, program_.layers.size() - 1, accepted.cells.size() <= 4 ? 2 : 3,
        accepted.cells);
  }
  return true;
}

void Compiler::add_others() {
  Unrolled unrolled;
  if (!add_accepted(model_.accepted, unrolled, program_.leaves_out)) return;
  const std::vector<Model::Accepted> derived =
      is_branch_ ? std::vector<Model::Accepted>{} : derive_connected(model_);
  bool leaves_derived_out = false;
  if (!add_accepted(derived, unrolled, leaves_derived_out)) return;
  copy(model_.value_counts, program_.value_counts, Program::Type::value_counts, 2,
       [](const ValueCounts& rule) { return rule.cells; });
  for (ValueCounts& rule : program_.value_counts) part_cells(rule, *program_.peers);
  copy(model_.distinct_counts, program_.distinct_counts, Program::Type::distinct_count, 2,
       [](const CountDistinct& rule) {
         CellIndexes cells = rule.cells;
         cells.push_back(rule.control);
         return cells;
       });
  copy(model_.same_values, program_.same_values, Program::Type::same_values, 3,
       [](const SameValues& rule) {
         CellIndexes cells;
         for (const CellIndexes& set : rule.sets) cells.insert(cells.end(), set.begin(), set.end());
         return cells;
       });
  if (!is_branch_) {
    for (SameValues& leftover : derive_leftovers(model_, room_.meter)) {
      CellIndexes cells = leftover.sets[0];
      cells.insert(cells.end(), leftover.sets[1].begin(), leftover.sets[1].end());
      program_.same_values.push_back(std::move(leftover));
      add(Program::Type::same_values, program_.same_values.size() - 1, 3, cells);
    }
  }
  copy(model_.elements, program_.elements, Program::Type::element, 1, [](const Element& rule) {
    CellIndexes cells = rule.targets;
    cells.push_back(rule.index);
    cells.push_back(rule.result);
    return cells;
  });
  copy(model_.connected_values, program_.connected_values, Program::Type::connected_values, 4,
       [](const ConnectedValues& rule) { return rule.cells; });
  copy(model_.unknown_regions, program_.unknown_regions, Program::Type::unknown_regions, 4,
       [](const UnknownRegions& rule) {
         CellIndexes cells = rule.cells;
         cells.insert(cells.end(), rule.labels.begin(), rule.labels.end());
         return cells;
       });
  copy(model_.label_counts, program_.label_counts, Program::Type::label_count, 2,
       [](const LabelCount& rule) {
         CellIndexes cells{rule.control};
         for (const CellIndexes& list : rule.lists)
           cells.insert(cells.end(), list.begin(), list.end());
         return cells;
       });
  copy(model_.full_ranks, program_.full_ranks, Program::Type::full_rank, 4,
       [](const FullRank& rule) {
         CellIndexes cells;
         for (const CellIndexes& line : rule.lines)
           cells.insert(cells.end(), line.begin(), line.end());
         std::sort(cells.begin(), cells.end());
         cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
         return cells;
       });
  copy(model_.sandwiches, program_.sandwiches, Program::Type::sandwich, 3,
       [](const Sandwich& rule) { return rule.cells; });
  copy(model_.skyscrapers, program_.skyscrapers, Program::Type::skyscraper, 2,
       [](const Skyscraper& rule) { return rule.cells; });
  for (Skyscraper& rule : program_.skyscrapers)
    rule.all_differ = program_.peers->all_differ(rule.cells);
  copy(model_.all_classes, program_.all_classes, Program::Type::all_classes, 2,
       [](const AllClasses& rule) { return rule.cells; });
  copy(model_.differ_where, program_.differ_where, Program::Type::differ_where, 1,
       [](const DifferWhere& rule) {
         CellIndexes cells{rule.condition};
         cells.insert(cells.end(), rule.others.begin(), rule.others.begin() + rule.count);
         return cells;
       });
  copy(model_.clauses, program_.clauses, Program::Type::clause, 1, cells_of_clause);
  add_alternatives();
}

// Each alternative is a program of its own, on a board of the cells that it speaks of, so that
// little is copied and the others' cells mean nothing to it.
void Compiler::add_alternatives() {
  for (std::size_t number = 0; number < model_.alternatives.size(); ++number) {
    if (alternative_pairs_[number]) continue;
    const std::vector<Model>& alternatives = model_.alternatives[number];
    if (const auto literals = as_literals(alternatives)) {
      if (!room_.spend(100)) return;
      Clause clause = clause_of(*literals);
      const CellIndexes cells = cells_of_clause(clause);
      if (cells.empty()) program_.is_impossible = true;
      program_.clauses.push_back(std::move(clause));
      add(Program::Type::clause, program_.clauses.size() - 1, 1, cells);
      continue;
    }
    Program::AnyOf any;
    for (const Model& alternative : alternatives) {
      if (!room_.spend(100 + alternative.candidates.size())) return;
      CellIndexes cells = cells_spoken_of(alternative);
      const Model local = on_cells(alternative, cells);
      Outer outer{
          std::make_shared<const Peers>(program_.peers->among(cells)), &peers_of_puzzle(), {}};
      for (const CellIndex cell : cells) outer.numbers.push_back(number_in_puzzle(cell));
      auto branch = std::make_unique<Program>(Compiler(local, outer, room_).compile());
      program_.leaves_out = program_.leaves_out || branch->leaves_out;
      if (branch->is_impossible) continue;
      any.cells.insert(any.cells.end(), cells.begin(), cells.end());
      any.branches.push_back({std::move(branch), std::move(cells)});
    }
    std::sort(any.cells.begin(), any.cells.end());
    any.cells.erase(std::unique(any.cells.begin(), any.cells.end()), any.cells.end());
    if (any.branches.empty()) program_.is_impossible = true;
    program_.any_ofs.push_back(std::move(any));
    add(Program::Type::any_of, program_.any_ofs.size() - 1, 4, program_.any_ofs.back().cells);
  }
}

}  // namespace ninefold::variants
