#include "core/engine/wide/program/compiling/compiler.hpp"

#include "core/engine/wide/program/compiling/compile.hpp"
#include "core/engine/wide/program/compiling/fitting_sets.hpp"
#include "core/engine/wide/program/compiling/watchers.hpp"
#include "core/engine/wide/program/derived/region_counts.hpp"

#include <algorithm>

namespace ninefold::variants {

Compiler::Compiler(const Model& model, Outer outer, LayerRoom& room)
    : model_(model),
      outer_(std::move(outer)),
      is_branch_(outer_.of_puzzle != nullptr),
      cages_(model),
      room_(room) {
  program_.cell_count = static_cast<int>(model.candidates.size());
  program_.value_count = model.value_count;
  program_.is_impossible = model.is_impossible;
  program_.candidates = model.candidates;
  program_.peers = outer_.among_cells;
  // As much as many puzzles have.
  constexpr std::size_t propagators = 64;
  program_.propagators.reserve(propagators);
  program_.scope_start.reserve(propagators + 1);
  program_.scopes.reserve(8 * propagators);
  for (const std::vector<Model>& alternatives : model.alternatives)
    alternative_pairs_.push_back(as_relation(alternatives));
}

Program Compiler::compile() {
  if (!is_branch_) {
    program_.grid = GridHouses::of(model_);
    program_.peers = std::make_shared<const Peers>(peers_of(model_, program_.grid));
  }
  narrow_region_counts(model_, program_.candidates);
  add_exclusions();
  add_sums();
  tell_share(0.6);
  add_relations();
  tell_share(0.7);
  add_sets();
  tell_share(0.8);
  add_others();
  finish();
  return std::move(program_);
}

bool Compiler::lists_cells_once(std::span<const CellIndex> cells) {
  if (cells.size() == 2) return cells[0] != cells[1];
  CellIndexes sorted(cells.begin(), cells.end());
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

void Compiler::finish() {
  program_.scope_start.push_back(static_cast<std::uint32_t>(program_.scopes.size()));
  number_watchers(program_, room_);
  if (program_.grid)
    program_.further_peers =
        program_.grid->further_peers(*program_.peers, program_.cell_count, program_.value_count);
  free_names_of_regions(program_);
}

Program compile(const Model& model, LayerRoom room) {
  if (room.meter == nullptr) room.meter = model.meter;
  if (const std::optional<Model> fitting = with_fitting_sets(model))
    return Compiler(*fitting, room).compile();
  return Compiler(model, room).compile();
}

}  // namespace ninefold::variants
