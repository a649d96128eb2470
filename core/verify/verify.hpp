#pragma once

#include "core/board/cell_set.hpp"
#include "core/rules/rule.hpp"

#include <optional>

namespace ninefold {

/// Why a grid is not a solution of a puzzle.
struct Flaw {
  enum class Kind : std::uint8_t {
    wrong_shape,    ///< the grid is not of the puzzle's size
    not_a_digit,    ///< `cell` is empty or holds no digit of this board
    given_changed,  ///< `cell` differs from the given there
    rule_broken,    ///< `cells` break the rule with index `rule` together
  };
  Kind kind = Kind::wrong_shape;
  Cell cell = 0;
  CellSet cells = {};
  std::size_t rule = 0;

  bool operator==(const Flaw&) const = default;
};

/// Checks a finished grid against the meaning of every rule and against the givens. Shares nothing
/// with the engine or the lessons, so that it can judge both. Returns nothing when the grid is a
/// solution, otherwise the first flaw in reading order.
std::optional<Flaw> verify(const Puzzle& puzzle, const Grid& grid);

}  // namespace ninefold
