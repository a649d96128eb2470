#pragma once

#include "core/lessons/conflict_table.hpp"
#include "core/rules/rule.hpp"

#include <cstdint>

namespace ninefold::lessons {

/// Which search is taught.
enum class Algorithm : std::uint8_t {
  recursion,  ///< a function that calls itself (UCF, TU/e): counts all solutions
  stack,      ///< an explicit stack of moves (UMass): stops at the first solution
};

/// Which empty cell the recursion turns to next.
enum class Order : std::uint8_t {
  reading,  ///< the first in reading order
  fewest,   ///< the one with the fewest candidates, the first of several in reading order
};

/// How a search is run. The stack of moves goes in reading order without singles, whatever the
/// options say: only so is its first solution the lexicographically smallest.
struct Options {
  Algorithm algorithm = Algorithm::recursion;
  Order order = Order::reading;
  /// Whether cells with a single candidate are filled before a digit is guessed.
  bool singles = false;

  bool operator==(const Options&) const = default;
};

/// A puzzle made ready for a search. `puzzle.rules` must be valid for its board.
///
/// The searches that can be stopped between two events (SearchState, Trace, SearchTree, Stepper)
/// take any type with these members: a `Board` as Grid is one, `givens()`, `options`, and
/// `conflicts` that answer find() and candidates() as a ConflictTable does.
struct Lesson {
  using Board = Grid;

  explicit Lesson(const Puzzle& puzzle_given, const Options& options_given = {})
      : puzzle(puzzle_given),
        options(options_given),
        conflicts(puzzle_given.rules, puzzle_given.givens.shape()) {}

  const Grid& givens() const { return puzzle.givens; }

  Puzzle puzzle;
  Options options;
  ConflictTable conflicts;
};

}  // namespace ninefold::lessons
