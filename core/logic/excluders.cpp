#include "core/logic/excluders.hpp"

#include <array>

namespace ninefold::logic {

namespace {

/// The cells that have a digit, by which one they have; under links between different digits each
/// digit excludes others, and all of these cells count for every digit.
using SolvedCells = std::array<CellSet, max_size + 1>;

SolvedCells solved_cells(const State& state) {
  SolvedCells solved;
  const CellSet all = state.links().all_cells().without(state.unsolved());
  if (state.links().has_pairs()) {
    solved.fill(all);
  } else {
    for (const Cell cell : all) solved[state.values()[cell]].insert(cell);
  }
  return solved;
}

/// Adds cells whose digits exclude `digit` from the cells of `left`, each time the one that does so
/// from the most of them. False where some are left over.
bool cover(const State& state, Digit digit, const CellSet& solved, CellSet left,
           CellSet& excluders) {
  const Links& links = state.links();
  const auto excluded = [&](Cell by) { return links.excluded(by, state.values()[by], digit); };
  for (const Cell known : excluders& solved) left = left.without(excluded(known));
  while (!left.empty()) {
    CellSet most;
    Cell best = 0;
    for (const Cell cell : solved) {
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
    const SolvedCells solved = solved_cells(state);
    const auto [cell, digit] = step.placements[0];
    for (Digit other = 1; other <= state.links().size(); ++other) {
      if (other == digit) continue;
      if (!cover(state, other, solved[other], step.cells, found.cells)) found.are_all = false;
    }
  } else if (step.technique == Technique::hidden_single) {
    const House& house = state.links().houses()[step.houses[0]];
    const CellSet others = (state.unsolved() & house.cells).without(step.cells);
    const Digit digit = step.placements[0].digit;
    found.are_all = cover(state, digit, solved_cells(state)[digit], others, found.cells);
  }
  return found;
}

}  // namespace ninefold::logic
