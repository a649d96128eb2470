#include "core/formats/grids/rows.hpp"

namespace ninefold {

std::string write_rows(const Grid& grid) {
  const Shape shape = grid.shape();
  std::string text;
  for (int row = 0; row < shape.size(); ++row) {
    for (int column = 0; column < shape.size(); ++column) {
      if (column > 0) text += ' ';
      text += static_cast<char>('0' + grid[shape.cell(row, column)]);
    }
    if (row + 1 < shape.size()) text += '\n';
  }
  return text;
}

}  // namespace ninefold
