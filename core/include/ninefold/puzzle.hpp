#pragma once

#include <ninefold/result.hpp>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {
inline namespace v0 {

/// What stands for a cell without a value.
inline constexpr int open_cell = -1;

/// A puzzle: a board, rules of any kinds and givens. It does not change, so copies share what it is
/// made of, and threads may use one at once.
class Puzzle {
 public:
  /// Reads one puzzle, in any of these forms:
  ///
  /// - the constraint text of Interactive Sudoku Solver, on boards of up to 16x16 cells:
  ///   `.Cage~10~R1C1~R1C2.Thermo~R4C1~R4C2`; rule_forms() lists its items;
  /// - a description, which is what follows the `#` in a link of the page: `1;knight;98.2.37c5...`;
  /// - one classic puzzle of 4x4, 6x6 or 9x9 cells: a line, rows, a frame.
  ///
  /// The error says what was found where, and what was expected.
  static Result<Puzzle> read(std::string_view text);

  int rows() const;
  int columns() const;
  /// The smallest and the largest value of a cell.
  int lowest() const;
  int highest() const;
  /// Cells in all: those of the grid in reading order, then those beside it, which only some rules
  /// have. Vectors of values have one value a cell.
  int cells() const;

  /// The value that each cell of the grid is given, or open_cell.
  std::vector<int> givens() const;

  /// The puzzle as one line of constraint text. Read again, it is the same puzzle.
  std::string text() const;
  /// The puzzle as a description, whose characters are safe in a link.
  std::string description() const;

  /// What the library keeps of it.
  struct Inside;
  const Inside& inside() const { return *inside_; }

 private:
  explicit Puzzle(std::shared_ptr<const Inside> inside);

  std::shared_ptr<const Inside> inside_;
};

}  // namespace v0
}  // namespace ninefold
