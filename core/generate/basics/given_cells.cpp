#include "core/generate/basics/given_cells.hpp"

namespace ninefold::generate {

CellSet given_cells(const Grid& givens) {
  CellSet cells;
  for (int index = 0; index < givens.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] != empty_cell) cells.insert(cell);
  }
  return cells;
}

Cell draw_cell(const CellSet& cells, Random& random) {
  auto cell = cells.begin();
  for (auto left = random.below(static_cast<std::uint32_t>(cells.count())); left > 0; --left)
    ++cell;
  return *cell;
}

Grid givens_from(const Grid& grid, const CellSet& cells) {
  Grid givens(grid.shape());
  for (const Cell cell : cells) givens[cell] = grid[cell];
  return givens;
}

}  // namespace ninefold::generate
