#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/shape.hpp"

#include <span>
#include <vector>

namespace ninefold {

/// A step from one cell to another: rows down and columns right.
struct Offset {
  int rows;
  int columns;
};

/// The eight moves of a chess knight, the eight of a king, and the four to the side neighbours.
std::span<const Offset> knight_moves();
std::span<const Offset> king_moves();
std::span<const Offset> orthogonal_moves();

/// Whether steps over an edge of the board come back in at the opposite edge (a torus).
enum class Edges : bool { plain, wrapped };

/// The cells that lie one of `moves` away from `cell`. A wrapped move that ends where it began (on
/// a small board) leads to no neighbour.
CellSet neighbours(Shape shape, Cell cell, std::span<const Offset> moves, Edges edges);

/// The cells of the row, the column or the box with that index (0-based), in reading order.
std::vector<Cell> row_cells(Shape shape, int row);
std::vector<Cell> column_cells(Shape shape, int column);
std::vector<Cell> box_cells(Shape shape, int box);

}  // namespace ninefold
