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
  /// How hard it is for a person; nothing where that was not asked for and took no time to know.
  std::optional<logic::Grade> grade;
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

/// What a puzzle with placed rules is to be like.
struct PlacedWish {
  GivensWish givens{};
  /// The grade, as logic::grade() gives it. Without it, hardest_unasked at most.
  std::optional<logic::Level> level{};
};

/// The level that no puzzle is beyond for which nobody wishes one.
inline constexpr logic::Level hardest_unasked = logic::Level::hard;

/// What a puzzle of a kind with placed rules is to be like where no number of givens is wished: an
/// Extreme one has few, others as few as their level lets them.
PlacedWish usual_wish(const PuzzleKind& kind, std::optional<logic::Level> level);

/// The puzzle of that kind with that number of that seed. The same on every machine and in WASM,
/// unless time ends the work. A person can solve it by steps (VariantLogic) without a guess, unless
/// it is to be Extreme. Then every given is needed for there to be one solution, and so is every
/// rule but cages, as far as searches of nodes_of_proof tell. Below that, every given is needed
/// for the level, and so are most rules but cages; cages cover nearly all of the board. The
/// budget of solutions is ignored.
PlacedOutcome make_placed(PlacedKind kind, const PlacedWish& wish, const Draw& draw,
                          const Budget& budget = {}, const TryingCallback& goes_on = {});

}  // namespace ninefold::generate
