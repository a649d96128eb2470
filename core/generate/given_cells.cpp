#include "core/generate/given_cells.hpp"

namespace ninefold::generate {

CellSet given_cells(const Grid& givens) {
  CellSet cells;
  for (int index = 0; index < givens.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] != empty_cell) cells.insert(cell);
  }
  return cells;
}

Grid givens_from(const Grid& grid, const CellSet& cells) {
  Grid givens(grid.shape());
  for (const Cell cell : cells) givens[cell] = grid[cell];
  return givens;
}

}  // namespace ninefold::generate
