#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/generate/basics/random.hpp"

namespace ninefold::generate {

/// The cells that hold a digit.
CellSet given_cells(const Grid& givens);

/// One of the cells, each as likely as another; there must be one.
Cell draw_cell(const CellSet& cells, Random& random);

/// The digits of a grid in some of its cells, and no others.
Grid givens_from(const Grid& grid, const CellSet& cells);

}  // namespace ninefold::generate
