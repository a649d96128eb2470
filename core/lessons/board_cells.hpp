#pragma once

#include "core/board/grid.hpp"

#include <cstddef>

namespace ninefold::lessons {

/// How the cells of a kind of board are numbered, and how many there may be.
template <typename Board>
struct BoardCells {
  using Number = typename Board::CellNumber;
  static constexpr std::size_t most = Board::most_cells;
};

template <>
struct BoardCells<Grid> {
  using Number = Cell;
  static constexpr std::size_t most = max_cells;
};

template <typename Board>
using CellOf = typename BoardCells<Board>::Number;

}  // namespace ninefold::lessons
