#pragma once

#include "core/lessons/board_cells.hpp"
#include "core/lessons/lesson.hpp"

#include <bit>
#include <optional>

namespace ninefold::lessons {

/// The first empty cell in reading order, at `from` or after it.
template <typename Board>
std::optional<CellOf<Board>> first_empty_cell(const Board& board, int from = 0) {
  for (int cell = from; cell < board.shape().cell_count(); ++cell) {
    const auto number = static_cast<CellOf<Board>>(cell);
    if (board[number] == empty_cell) return number;
  }
  return std::nullopt;
}

/// An empty cell and the digits it can still hold.
template <typename Board>
struct SquareOf {
  CellOf<Board> cell;
  std::uint16_t candidates;

  int candidate_count() const { return std::popcount(candidates); }
};

/// The empty cell with the fewest candidates; of several, the first in reading order.
template <typename Board, typename Conflicts>
std::optional<SquareOf<Board>> square_with_fewest(const Board& board, const Conflicts& conflicts) {
  std::optional<SquareOf<Board>> fewest;
  for (auto cell = first_empty_cell(board); cell; cell = first_empty_cell(board, *cell + 1)) {
    const SquareOf<Board> square{*cell, conflicts.candidates(board, *cell)};
    if (!fewest || square.candidate_count() < fewest->candidate_count()) fewest = square;
    if (fewest->candidates == 0) break;
  }
  return fewest;
}

/// The first empty cell in reading order that has at most one candidate.
template <typename Board, typename Conflicts>
std::optional<SquareOf<Board>> forced_square(const Board& board, const Conflicts& conflicts) {
  for (auto cell = first_empty_cell(board); cell; cell = first_empty_cell(board, *cell + 1)) {
    const SquareOf<Board> square{*cell, conflicts.candidates(board, *cell)};
    if (square.candidate_count() <= 1) return square;
  }
  return std::nullopt;
}

/// The cell the recursion turns to next, or nothing when the board is full.
template <typename AnyLesson>
std::optional<CellOf<typename AnyLesson::Board>> choose_cell(const typename AnyLesson::Board& board,
                                                             const AnyLesson& lesson) {
  if (lesson.options.order == Order::reading) return first_empty_cell(board);
  const auto square = square_with_fewest(board, lesson.conflicts);
  if (!square) return std::nullopt;
  return square->cell;
}

/// The digit of a square that has exactly one candidate.
template <typename Board>
Digit only_candidate(const SquareOf<Board>& square) {
  return static_cast<Digit>(std::countr_zero(square.candidates) + 1);
}

}  // namespace ninefold::lessons
