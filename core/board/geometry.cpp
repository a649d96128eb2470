#include "core/board/geometry.hpp"

#include <array>

namespace ninefold {

namespace {

constexpr std::array<Offset, 8> knight_offsets{
    {{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<Offset, 8> king_offsets{
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr std::array<Offset, 4> orthogonal_offsets{{{-1, 0}, {0, -1}, {0, 1}, {1, 0}}};

}  // namespace

std::span<const Offset> knight_moves() { return knight_offsets; }
std::span<const Offset> king_moves() { return king_offsets; }
std::span<const Offset> orthogonal_moves() { return orthogonal_offsets; }

CellSet neighbours(Shape shape, Cell cell, std::span<const Offset> moves, Edges edges) {
  const int rows = shape.rows;
  const int columns = shape.columns;
  CellSet found;
  for (const Offset move : moves) {
    int row = shape.row_of(cell) + move.rows;
    int column = shape.column_of(cell) + move.columns;
    if (edges == Edges::wrapped) {
      row = (row + rows) % rows;
      column = (column + columns) % columns;
    }
    if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
    const Cell neighbour = shape.cell(row, column);
    if (neighbour != cell) found.insert(neighbour);
  }
  return found;
}

std::vector<Cell> row_cells(Shape shape, int row) {
  std::vector<Cell> cells;
  for (int column = 0; column < shape.columns; ++column) cells.push_back(shape.cell(row, column));
  return cells;
}

std::vector<Cell> column_cells(Shape shape, int column) {
  std::vector<Cell> cells;
  for (int row = 0; row < shape.rows; ++row) cells.push_back(shape.cell(row, column));
  return cells;
}

std::vector<Cell> box_cells(Shape shape, int box) {
  std::vector<Cell> cells;
  const int boxes_across = shape.columns / shape.box_columns;
  if (box >= shape.rows / shape.box_rows * boxes_across) return cells;
  const int first_row = box / boxes_across * shape.box_rows;
  const int first_column = box % boxes_across * shape.box_columns;
  for (int row = first_row; row < first_row + shape.box_rows; ++row) {
    for (int column = first_column; column < first_column + shape.box_columns; ++column)
      cells.push_back(shape.cell(row, column));
  }
  return cells;
}

}  // namespace ninefold
