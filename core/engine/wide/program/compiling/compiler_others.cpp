#include "core/engine/wide/program/compiling/compiler.hpp"

#include "core/engine/wide/program/derived/derive_connected.hpp"
#include "core/engine/wide/program/derived/derive_leftovers.hpp"
#include "core/engine/wide/program/derived/derive_line_counts.hpp"
#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/propagators/model_cells.hpp"

#include <algorithm>
#include <type_traits>
#include <utility>

namespace ninefold::variants {

// False where the meter ended it.
bool Compiler::add_accepted(const std::vector<Accepted>& list, Unrolled& unrolled,
                            bool& leaves_out) {
  for (const Accepted& accepted : list) {
    std::vector<Mask> candidates;
    for (const CellIndex cell : accepted.cells) candidates.push_back(program_.candidates[cell]);
    if (!room_.spend(100)) return false;
    tell_share(0.8 + 0.1 * static_cast<double>(program_.list<Layers>().size()) /
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
    add(known->second->over(accepted.cells));
  }
  return true;
}

void Compiler::add_others() {
  // Before automata of as many cells, which take longer.
  if (!add_all(model_.list<SumLine>())) return;
  Unrolled unrolled;
  if (!add_accepted(model_.list<Accepted>(), unrolled, program_.leaves_out)) return;
  NoCrossings derived;
  if (!is_branch_) derived = derive_connected(model_);
  bool leaves_derived_out = false;
  if (!add_accepted(derived.pairs, unrolled, leaves_derived_out)) return;
  ListsOf<Primitives> further;
  further.list<Crossing>() = std::move(derived.of_many);
  if (!is_branch_) {
    const std::vector<FullHouse> houses = full_houses(model_);
    further.list<SameValues>() = derive_leftovers(model_, houses, room_.meter);
    // Of most of the board: they say nothing of any one cell, and cost much to run.
    for (ValueCounts& counts : derive_line_counts(model_, houses, room_.meter))
      add(std::move(counts), false, level_of_whole_board);
  }
  bool goes_on = true;
  model_.for_each_list([&]<typename Rule>(const std::vector<Rule>& rules) {
    if constexpr (std::is_same_v<Rule, SumLine>) return;
    goes_on = goes_on && add_all(rules) && add_all(further.list<Rule>());
  });
  if (goes_on) add_alternatives();
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
      if (clause.literals.empty()) program_.is_impossible = true;
      add(std::move(clause));
      continue;
    }
    AnyOf any;
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
    add(std::move(any));
  }
}

}  // namespace ninefold::variants
