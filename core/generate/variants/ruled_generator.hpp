#pragma once

#include "core/generate/variants/placed/placed_generator.hpp"

#include <vector>

namespace ninefold::generate {

/// A puzzle under rules that are given.
struct RuledPuzzle {
  std::vector<int> givens;    ///< of the grid's cells, below the board's lowest value where empty
  std::vector<int> solution;  ///< of all cells, those beside the grid too
};

/// How a generator of them ended; see Outcome.
struct RuledOutcome {
  std::optional<RuledPuzzle> puzzle;
  StopReason stopped = StopReason::complete;
  std::uint64_t tried = 0;
  std::uint64_t nodes = 0;
};

/// The puzzle under the rules of `board`, whose own givens it has too, with that number of that
/// seed. The same on every machine and in WASM, unless time ends the work. Its givens are minimal,
/// as far as the wish lets them be few. Full grids are not drawn alike: a solution is changed at
/// random cells, where it can be within a few nodes, until no other is left. Nothing, tried once,
/// where the rules have no solution; the budget of solutions is ignored, and so is the draw's wish
/// for a grade.
RuledOutcome make_ruled(const variants::Puzzle& board, const GivensWish& wish, const Draw& draw,
                        const Budget& budget = {}, const TryingCallback& goes_on = {});

}  // namespace ninefold::generate
