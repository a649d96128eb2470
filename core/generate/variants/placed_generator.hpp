#pragma once

#include "core/board/grid.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/kinds.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::generate {

/// A puzzle with placed rules and its only solution.
struct PlacedPuzzle {
  variants::Puzzle puzzle;  ///< with the givens
  Grid givens;
  Grid solution;
};

/// How a generator of them ended; see Outcome.
struct PlacedOutcome {
  std::optional<PlacedPuzzle> puzzle;
  StopReason stopped = StopReason::complete;
  std::uint64_t tried = 0;
  std::uint64_t nodes = 0;
};

/// The most nodes that a search may take to tell whether a puzzle has one solution. If it cannot
/// tell within them, the clue in question stays, or a further cell is given.
inline constexpr std::uint64_t nodes_of_proof = 12000;

/// How many givens a puzzle with placed rules may have.
struct GivensWish {
  int least = 0;
  int most = max_cells;
};

/// The puzzle of that kind with that number of that seed. The same on every machine and in WASM,
/// unless time ends the work. Every given is needed, and so is every rule but cages, as far as
/// searches of nodes_of_proof tell; cages cover nearly all of the board instead. The budget of
/// solutions and the draw's wish for a grade are ignored: to grade such a puzzle takes far longer
/// than to make it (VariantLogic).
PlacedOutcome make_placed(PlacedKind kind, const GivensWish& wish, const Draw& draw,
                          const Budget& budget = {}, const TryingCallback& goes_on = {});

}  // namespace ninefold::generate
