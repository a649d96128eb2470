#pragma once

#include "core/board/shape.hpp"

#include <array>
#include <span>
#include <vector>

namespace ninefold {

/// A board's digits, one a cell in reading order; 0 is an empty cell. Cells past the board's last
/// stay 0, so that two grids of one shape compare as their digits do.
class Grid {
 public:
  Grid() = default;
  explicit Grid(Shape shape) : shape_(shape) {}

  Shape shape() const { return shape_; }

  Digit operator[](Cell cell) const { return digits_[cell]; }
  Digit& operator[](Cell cell) { return digits_[cell]; }

  /// All digits in reading order; there are max_cells of them whatever the shape.
  const Digit* data() const { return digits_.data(); }
  Digit* data() { return digits_.data(); }

  /// True when no cell is empty.
  bool is_full() const {
    for (int cell = 0; cell < shape_.cell_count(); ++cell) {
      if (digits_[cell] == empty_cell) return false;
    }
    return true;
  }

  bool operator==(const Grid&) const = default;

 private:
  Shape shape_;
  std::array<Digit, max_cells> digits_{};
};

/// The values of a board as numbers, one a cell, and a grid of such numbers; there may be more of
/// them than the board has cells. An empty cell is a number below the lowest value.
inline std::vector<int> numbers_of(const Grid& grid) {
  const Shape shape = grid.shape();
  std::vector<int> numbers;
  for (int cell = 0; cell < shape.cell_count(); ++cell)
    numbers.push_back(shape.value_of(grid[static_cast<Cell>(cell)]));
  return numbers;
}
inline Grid grid_of(Shape shape, std::span<const int> numbers) {
  Grid grid(shape);
  for (int cell = 0; cell < shape.cell_count(); ++cell) {
    const int number = numbers[static_cast<std::size_t>(cell)];
    if (number >= shape.lowest)
      grid[static_cast<Cell>(cell)] = static_cast<Digit>(number - shape.lowest + 1);
  }
  return grid;
}

}  // namespace ninefold
