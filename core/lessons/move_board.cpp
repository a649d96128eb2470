#include "core/lessons/move_board.hpp"

namespace ninefold::lessons {

MoveBoard::MoveBoard(const Lesson& lesson) : lesson_(lesson), grid_(lesson.puzzle.givens.shape()) {
  const Grid& givens = lesson.puzzle.givens;
  for (int index = 0; index < givens.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] == empty_cell) continue;
    grid_[cell] = givens[cell];
    fixed_.insert(cell);
    conflict_count_ += lesson_.conflicts.count_conflicts(grid_, cell);
  }
}

std::optional<BadMove> MoveBoard::move(const Move& move) {
  const int size = grid_.shape().size();
  if (move.row < 0 || move.row >= size || move.column < 0 || move.column >= size) {
    return BadMove::off_board;
  }
  if (move.value < 0 || move.value > size) return BadMove::no_such_digit;
  const Cell cell = grid_.shape().cell(move.row, move.column);
  if (is_fixed(cell)) return BadMove::fixed_cell;

  conflict_count_ -= lesson_.conflicts.count_conflicts(grid_, cell);
  grid_[cell] = static_cast<Digit>(move.value);
  conflict_count_ += lesson_.conflicts.count_conflicts(grid_, cell);
  return std::nullopt;
}

}  // namespace ninefold::lessons
