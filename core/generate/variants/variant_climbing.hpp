#pragma once

#include "core/board/layout.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/variants/variant_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <optional>
#include <vector>

namespace ninefold::generate {

/// What came of climbing from a puzzle of any rules.
struct VariantClimbed {
  /// Anything but none: givens cannot be swapped on such a board, since human logic, which
  /// grades every step of the way, does not know it. Then nothing else is said.
  variants::NoShape why_not = variants::NoShape::none;
  /// The givens of the best puzzle are those that were swapped.
  Climbed climbed;
  /// The best puzzle with all of its rules, where there is one.
  std::optional<variants::Puzzle> best;
};

/// The givens of one value each in cells of the grid.
std::vector<PuzzleClue> swappable_givens(const variants::Puzzle& puzzle);

/// The same as climb() for a puzzle of any rules: some of its swappable givens are swapped, while
/// all else stays. A search for another solution takes nodes_of_proof at most; where that decides
/// nothing, a given stays, and a swap is not made.
VariantClimbed climb_variant(const variants::Puzzle& puzzle, std::vector<PuzzleClue> swapped,
                             const Climb& climb, const Budget& budget = {},
                             const TryingCallback& goes_on = {});

}  // namespace ninefold::generate
