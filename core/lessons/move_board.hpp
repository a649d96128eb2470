#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/lessons/lesson.hpp"
#include "core/lessons/move.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::lessons {

/// Why a board refuses a move: the error the UMass assignment calls BadMoveException.
enum class BadMove : std::uint8_t {
  fixed_cell,    ///< the cell held a digit from the start, which may not be changed
  off_board,     ///< there is no such row or column
  no_such_digit  ///< neither 0 nor a digit of the board
};

/// The `Board` of the UMass assignment: cells, of which some are fixed, changed only by moves.
/// Like the assignment's, it takes moves that break a rule, and then says that it is bad.
class MoveBoard {
 public:
  /// `lesson` must outlive the board.
  explicit MoveBoard(const Lesson& lesson);

  /// Makes a move, or says why not and changes nothing. A fixed cell refuses every value, its own
  /// and 0 included.
  [[nodiscard]] std::optional<BadMove> move(const Move& move);

  /// Whether the digits on the board, anywhere, break a rule together.
  bool is_bad() const { return conflict_count_ > 0 || lesson_.conflicts.breaks_other_rule(grid_); }

  bool is_fixed(Cell cell) const { return fixed_.contains(cell); }
  const Grid& grid() const { return grid_; }

 private:
  const Lesson& lesson_;
  Grid grid_;
  CellSet fixed_;
  /// Pairs of cells in conflict under rules about pairs, kept up to date so that is_bad() need not
  /// look at every cell.
  int conflict_count_ = 0;
};

}  // namespace ninefold::lessons
