#pragma once

#include "core/board/shape.hpp"

#include <span>

namespace ninefold {

/// The nine squares of Asterisk Sudoku: the centre, the centres of the side boxes, and in each
/// corner box the square nearest to the centre. Source: TU/e programming assignment 4.
std::span<const Cell> asterisk_cells();

}  // namespace ninefold
