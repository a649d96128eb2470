#include "core/logic/excluders.hpp"

namespace ninefold::logic {

namespace {

/// The cells whose digits may exclude that one from some of these: those that have it and see them
/// or, under links between different digits, all that have any.
CellSet solved_cells(const State& state, Digit digit, const CellSet& from) {
  const Links& links = state.links();
  if (links.has_pairs()) return links.all_cells().without(state.unsolved());
  CellSet seen;
  for (const Cell cell : from) seen |= links.peers(cell);
  return state.holders(digit) & seen;
}

/// Adds cells whose digits exclude `digit` from the cells of `left`, each time the one that does so
/// from the most of them. False where some are left over.
bool cover(const State& state, Digit digit, CellSet left, CellSet& excluders) {
  const Links& links = state.links();
  const CellSet solved = solved_cells(state, digit, left);
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
      if (most == left) break;
    }
    if (most.empty()) return false;
    excluders.insert(best);
    left = left.without(most);
  }
  return true;
}

/// The same for a single cell, of a digit that none of the excluders has.
bool cover(const State& state, Digit digit, Cell left, CellSet& excluders) {
  const Links& links = state.links();
  if (links.has_pairs()) return cover(state, digit, CellSet{left}, excluders);
  const CellSet solved = state.holders(digit) & links.peers(left);
  if (solved.empty()) return false;
  excluders.insert(*solved.begin());
  return true;
}

}  // namespace

Excluders excluders_of(const State& state, const Step& step) {
  Excluders found;
  if (step.technique == Technique::naked_single) {
    found.are_all = true;
    const auto [cell, digit] = step.placements[0];
    for (Digit other = 1; other <= state.links().size(); ++other) {
      if (other == digit) continue;
      if (!cover(state, other, cell, found.cells)) found.are_all = false;
    }
  } else if (step.technique == Technique::hidden_single) {
    const House& house = state.links().houses()[step.houses[0]];
    const CellSet others = (state.unsolved() & house.cells).without(step.cells);
    const Digit digit = step.placements[0].digit;
    found.are_all = cover(state, digit, others, found.cells);
  }
  return found;
}

}  // namespace ninefold::logic
