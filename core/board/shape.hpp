#pragma once

#include <cstdint>
#include <optional>

namespace ninefold {

/// A cell's index in reading order: row * columns + column, 0-based, 0 to 80.
using Cell = std::uint8_t;

/// A digit, 1 to the number of them; 0 stands for an empty cell.
using Digit = std::uint8_t;

inline constexpr Digit empty_cell = 0;

/// The largest board there is: 9 digits, 81 cells.
inline constexpr int max_size = 9;
inline constexpr int max_cells = 81;

/// The geometry of a board and its digits. Boards that engines, generators and readers know are
/// square, with as many rows, columns and boxes as digits: 4x4 (boxes 2x2), 6x6 (2 rows x 3
/// columns) and 9x9 (3x3). Human logic knows others, too: see shape_for_logic() in layout.hpp.
struct Shape {
  std::uint8_t box_rows = 3;
  std::uint8_t box_columns = 3;
  std::uint8_t rows = 9;
  std::uint8_t columns = 9;
  /// What the digit 1 is called: boards may have the values 0 to 8. Only words speak of values.
  std::uint8_t lowest = 1;

  constexpr Shape() = default;
  /// A square board with these boxes.
  constexpr Shape(int rows_of_box, int columns_of_box)
      : box_rows(static_cast<std::uint8_t>(rows_of_box)),
        box_columns(static_cast<std::uint8_t>(columns_of_box)),
        rows(static_cast<std::uint8_t>(rows_of_box * columns_of_box)),
        columns(rows) {}

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

  /// How many digits there are: as many as a box has cells. Where a board has no such boxes,
  /// `box_rows` is 1 and nobody asks for boxes.
  constexpr int size() const { return box_rows * box_columns; }
  constexpr int cell_count() const { return rows * columns; }
  constexpr int value_of(Digit digit) const { return digit + lowest - 1; }
  constexpr int highest() const { return size() + lowest - 1; }
  /// What a house of every digit adds up to: 45 of 1 to 9.
  constexpr int sum_of_values() const { return size() * (lowest + highest()) / 2; }

  /// Row and column count from 0.
  constexpr Cell cell(int row, int column) const {
    return static_cast<Cell>(row * columns + column);
  }
  constexpr int row_of(Cell cell) const { return cell / columns; }
  constexpr int column_of(Cell cell) const { return cell % columns; }

  /// Boxes count from 0 in reading order.
  constexpr int box_count() const { return cell_count() / size(); }
  constexpr int box_of(Cell cell) const {
    const int boxes_across = columns / box_columns;
    return row_of(cell) / box_rows * boxes_across + column_of(cell) / box_columns;
  }

  constexpr bool operator==(const Shape&) const = default;
};

}  // namespace ninefold
