#pragma once

#include "core/lessons/cell_choice.hpp"
#include "core/lessons/event.hpp"
#include "core/lessons/lesson.hpp"
#include "core/lessons/move.hpp"

#include <cstdint>
#include <utility>
#include <vector>

namespace ninefold::lessons {

/// What one step did; the names are those of the CSU assignment (eSuccess, eFailure, eSolved).
enum class StepStatus : std::uint8_t {
  success,  ///< filled one square, and some are still empty
  failure,  ///< no square has exactly one candidate
  solved,   ///< filled the last empty square
};

/// The solver of Colorado State's CS 163/164 'Sudoku Solver': each step fills the first square,
/// row by row, that has exactly one candidate. It never guesses and checks nothing else: givens
/// that conflict are left alone, and a board without zeros counts as solved.
template <typename AnyLesson>
class StepperOf {
 public:
  using Board = typename AnyLesson::Board;

  explicit StepperOf(AnyLesson lesson) : lesson_(std::move(lesson)), grid_(lesson_.givens()) {}
  /// `puzzle.rules` must be valid for its board.
  explicit StepperOf(const Puzzle& puzzle) : StepperOf(AnyLesson(puzzle)) {}

  /// Fills one square if it can. `listener` is called with the squares looked at, the single seen
  /// and the digit placed.
  template <typename Listener = Nobody>
  StepStatus step(Listener&& listener = {}) {
    for (auto cell = first_empty_cell(grid_); cell; cell = first_empty_cell(grid_, *cell + 1)) {
      listener(Event{EventKind::visit, 1, *cell});
      const SquareOf<Board> square{*cell, lesson_.conflicts.candidates(grid_, *cell)};
      if (square.candidate_count() != 1) continue;

      const Digit digit = only_candidate(square);
      listener(Event{EventKind::single, 1, *cell, digit});
      fill(*cell, digit);
      listener(Event{EventKind::place, 1, *cell, digit});
      if (!grid_.is_full()) return StepStatus::success;
      listener(Event{EventKind::solution, 1});
      listener(Event{EventKind::done});
      return StepStatus::solved;
    }
    listener(Event{EventKind::done});
    return StepStatus::failure;
  }

  /// Undoes the last step that filled a square. False when there is none.
  bool back() {
    if (moves_.empty()) return false;
    const Move& last = moves_.back();
    grid_[grid_.shape().cell(last.row, last.column)] = empty_cell;
    moves_.pop_back();
    return true;
  }

  /// The digits a square cannot have: bit v-1 is set when value v is excluded. The text leaves
  /// filled squares open; here they are 0.
  std::uint16_t constraint(CellOf<Board> cell) const {
    if (grid_[cell] != empty_cell) return 0;
    const int all = (1 << grid_.shape().size()) - 1;
    return static_cast<std::uint16_t>(all & ~lesson_.conflicts.candidates(grid_, cell));
  }

  /// Why a square cannot have a digit: the first rule and cell it would conflict with.
  auto why_not(CellOf<Board> cell, Digit digit) const {
    return lesson_.conflicts.find(grid_, cell, digit);
  }

  const AnyLesson& lesson() const { return lesson_; }
  const Board& grid() const { return grid_; }
  /// The squares filled so far, the first one first.
  const std::vector<Move>& moves() const { return moves_; }

 private:
  void fill(CellOf<Board> cell, Digit digit) {
    grid_[cell] = digit;
    moves_.push_back({grid_.shape().row_of(cell), grid_.shape().column_of(cell), digit});
  }

  AnyLesson lesson_;
  Board grid_;
  std::vector<Move> moves_;
};

using Stepper = StepperOf<Lesson>;

}  // namespace ninefold::lessons
