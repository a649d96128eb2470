#pragma once

#include "core/board/shape.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace ninefold::generate {

/// Kinds of 9x9 puzzles whose rules are placed on a full grid, different ones in each puzzle:
/// core/generate/variants makes them.
enum class PlacedKind : std::uint8_t {
  killer,         ///< cages: sums of cells that differ
  thermometers,   ///< digits grow from the bulb
  arrows,         ///< the circle is the sum of its shaft
  kropki,         ///< white dots: consecutive; black: one is double the other; not all are given
  xv,             ///< X: 10 together, V: 5; not all are given
  whispers,       ///< German: neighbours on a line differ by 5 at least
  renban,         ///< lines of consecutive digits in any order
  sandwich,       ///< beside rows and columns: the sum of the digits between 1 and 9
  little_killer,  ///< sums of diagonals, in which digits may repeat
  mixed,          ///< two or three of the others together
};

/// A kind of puzzle with its own name.
struct PuzzleKind {
  std::string_view name;
  int size = max_size;
  /// The same rules in each puzzle, as read_rules() takes them; empty for classic alone.
  std::string_view rules = {};
  std::optional<PlacedKind> placed = std::nullopt;
  /// Where rules are placed: how many givens an Extreme puzzle may have when nobody wishes a
  /// number; others have as few as their level lets them.
  int usual_givens = 0;
};

/// All kinds: those with the same rules in each puzzle, then those whose rules are placed.
std::span<const PuzzleKind> puzzle_kinds();
/// The kind with that name, or null.
const PuzzleKind* find_puzzle_kind(std::string_view name);

}  // namespace ninefold::generate
