#pragma once

#include "core/lessons/conflict_table.hpp"
#include "core/lessons/lesson.hpp"

#include <bit>
#include <optional>

namespace ninefold::lessons {

/// The first empty cell in reading order, at `from` or after it.
inline std::optional<Cell> first_empty_cell(const Grid& grid, int from = 0) {
  for (int cell = from; cell < grid.shape().cell_count(); ++cell) {
    if (grid[static_cast<Cell>(cell)] == empty_cell) return static_cast<Cell>(cell);
  }
  return std::nullopt;
}

/// An empty cell and the digits it can still hold.
struct Square {
  Cell cell;
  std::uint16_t candidates;

  int candidate_count() const { return std::popcount(candidates); }
};

/// The empty cell with the fewest candidates; of several, the first in reading order.
inline std::optional<Square> square_with_fewest(const Grid& grid, const ConflictTable& conflicts) {
  std::optional<Square> fewest;
  for (std::optional<Cell> cell = first_empty_cell(grid); cell;
       cell = first_empty_cell(grid, *cell + 1)) {
    const Square square{*cell, conflicts.candidates(grid, *cell)};
    if (!fewest || square.candidate_count() < fewest->candidate_count()) fewest = square;
    if (fewest->candidates == 0) break;
  }
  return fewest;
}

/// The first empty cell in reading order that has at most one candidate.
inline std::optional<Square> forced_square(const Grid& grid, const ConflictTable& conflicts) {
  for (std::optional<Cell> cell = first_empty_cell(grid); cell;
       cell = first_empty_cell(grid, *cell + 1)) {
    const Square square{*cell, conflicts.candidates(grid, *cell)};
    if (square.candidate_count() <= 1) return square;
  }
  return std::nullopt;
}

/// The cell the recursion turns to next, or nothing when the board is full.
inline std::optional<Cell> choose_cell(const Grid& grid, const Lesson& lesson) {
  if (lesson.options.order == Order::reading) return first_empty_cell(grid);
  const std::optional<Square> square = square_with_fewest(grid, lesson.conflicts);
  if (!square) return std::nullopt;
  return square->cell;
}

/// The digit of a square that has exactly one candidate.
inline Digit only_candidate(const Square& square) {
  return static_cast<Digit>(std::countr_zero(square.candidates) + 1);
}

}  // namespace ninefold::lessons
