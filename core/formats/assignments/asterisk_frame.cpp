#include "core/formats/assignments/asterisk_frame.hpp"

#include "core/rules/asterisk.hpp"

#include <algorithm>

namespace ninefold {

namespace {

bool is_asterisk_cell(Shape shape, int row, int column) {
  if (shape.size() != max_size || column < 0 || column >= max_size) return false;
  const auto cells = asterisk_cells();
  return std::find(cells.begin(), cells.end(), shape.cell(row, column)) != cells.end();
}

/// The character between `column` - 1 and `column`; at both ends it is the frame.
char between(Shape shape, int row, int column) {
  if (column % shape.box_columns == 0) return '|';
  if (is_asterisk_cell(shape, row, column)) return '>';
  return is_asterisk_cell(shape, row, column - 1) ? '<' : ' ';
}

}  // namespace

std::string write_asterisk_frame(const Grid& grid) {
  const Shape shape = grid.shape();
  const int size = shape.size();
  std::string border(static_cast<std::size_t>(2 * size + 1), '-');
  border.front() = border.back() = '+';
  border += '\n';
  std::string text = border;
  for (int row = 0; row < size; ++row) {
    for (int column = 0; column < size; ++column) {
      const Digit digit = grid[shape.cell(row, column)];
      text += between(shape, row, column);
      text += digit == empty_cell ? ' ' : static_cast<char>('0' + digit);
    }
    text += "|\n";
    if ((row + 1) % shape.box_rows == 0) text += border;
  }
  return text;
}

}  // namespace ninefold
