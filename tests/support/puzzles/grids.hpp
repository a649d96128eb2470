#pragma once

#include "core/board/grid.hpp"

#include <string_view>

namespace ninefold::tests {

/// A grid from 16, 36 or 81 characters; `.` and `0` are empty, white space and frames are skipped.
inline Grid grid_of(std::string_view text) {
  std::array<Digit, max_cells> digits{};
  int cells = 0;
  for (const char character : text) {
    const bool is_digit = character >= '0' && character <= '9';
    if (!is_digit && character != '.') continue;
    if (cells == max_cells) break;
    digits[cells++] = static_cast<Digit>(is_digit ? character - '0' : 0);
  }
  Grid grid(Shape::of_cell_count(cells).value());
  for (int cell = 0; cell < cells; ++cell) grid[static_cast<Cell>(cell)] = digits[cell];
  return grid;
}

}  // namespace ninefold::tests
