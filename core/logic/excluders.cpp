#include "core/logic/excluders.hpp"

namespace ninefold::logic {

namespace {

/// Adds cells whose digits exclude `digit` from the cells of `left`, each time the one that does so
/// from the most of them. False where some are left over.
bool cover(const State& state, Digit digit, CellSet left, CellSet& excluders) {
  const Links& links = state.links();
  const auto excluded = [&](Cell by) { return links.excluded(by, state.values()[by], digit); };
  for (const Cell known : excluders) left = left.without(excluded(known));
  while (!left.empty()) {
    CellSet most;
    Cell best = 0;
    for (const Cell cell : links.all_cells().without(state.unsolved())) {
      const CellSet covered = excluded(cell) & left;
      if (covered.count() <= most.count()) continue;
      most = covered;
      best = cell;
    }
    if (most.empty()) return false;
    excluders.insert(best);
    left = left.without(most);
  }
  return true;
}

}  // namespace

Excluders excluders_of(const State& state, const Step& step) {
  Excluders found;
  if (step.technique == Technique::naked_single) {
    found.are_all = true;
    const auto [cell, digit] = step.placements[0];
    for (Digit other = 1; other <= state.links().size(); ++other) {
      if (other != digit && !cover(state, other, step.cells, found.cells)) found.are_all = false;
    }
  } else if (step.technique == Technique::hidden_single) {
    const House& house = state.links().houses()[step.houses[0]];
    const CellSet others = (state.unsolved() & house.cells).without(step.cells);
    found.are_all = cover(state, step.placements[0].digit, others, found.cells);
  }
  return found;
}

}  // namespace ninefold::logic
