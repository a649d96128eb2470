#pragma once

#include <cstdint>
#include <optional>

namespace ninefold {

/// A cell's index in reading order: row * size + column, 0-based, 0 to 80.
using Cell = std::uint8_t;

/// A digit, 1 to the size of the board; 0 stands for an empty cell.
using Digit = std::uint8_t;

inline constexpr Digit empty_cell = 0;

/// The largest board there is: 9 digits, 81 cells.
inline constexpr int max_size = 9;
inline constexpr int max_cells = 81;

/// The geometry of a board: `size()` rows, columns and boxes, each of `size()` cells; a box is
/// `box_rows` rows high and `box_columns` columns wide. Boards there are: 4x4 (boxes 2x2),
/// 6x6 (2 rows x 3 columns) and 9x9 (3x3).
struct Shape {
  std::uint8_t box_rows = 3;
  std::uint8_t box_columns = 3;

  /// The shape with that many digits (4, 6 or 9), or nothing for any other number.
  static constexpr std::optional<Shape> of_size(int size) {
    switch (size) {
      case 4: return Shape{2, 2};
      case 6: return Shape{2, 3};
      case 9: return Shape{3, 3};
      default: return std::nullopt;
    }
  }

  /// The shape with that many cells (16, 36 or 81), or nothing for any other number.
  static constexpr std::optional<Shape> of_cell_count(int cells) {
    switch (cells) {
      case 16: return of_size(4);
      case 36: return of_size(6);
      case 81: return of_size(9);
      default: return std::nullopt;
    }
  }

  constexpr int size() const { return box_rows * box_columns; }
  constexpr int cell_count() const { return size() * size(); }

  /// Row and column count from 0.
  constexpr Cell cell(int row, int column) const {
    return static_cast<Cell>(row * size() + column);
  }
  constexpr int row_of(Cell cell) const { return cell / size(); }
  constexpr int column_of(Cell cell) const { return cell % size(); }

  /// Boxes count from 0 in reading order.
  constexpr int box_of(Cell cell) const {
    const int boxes_across = size() / box_columns;
    return row_of(cell) / box_rows * boxes_across + column_of(cell) / box_columns;
  }

  constexpr bool operator==(const Shape&) const = default;
};

}  // namespace ninefold
