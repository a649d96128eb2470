#pragma once

#include "core/board/grid.hpp"
#include "core/lessons/cell_choice.hpp"
#include "core/lessons/conflict_table.hpp"
#include "core/lessons/event.hpp"
#include "core/lessons/move.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <optional>
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
class Stepper {
 public:
  /// `puzzle.rules` must be valid for its board.
  explicit Stepper(const Puzzle& puzzle)
      : conflicts_(puzzle.rules, puzzle.givens.shape()), grid_(puzzle.givens) {}

  /// Fills one square if it can. `listener` is called with the squares looked at, the single seen
  /// and the digit placed.
  template <typename Listener = Nobody>
  StepStatus step(Listener&& listener = {}) {
    for (std::optional<Cell> cell = first_empty_cell(grid_); cell;
         cell = first_empty_cell(grid_, *cell + 1)) {
      listener(Event{EventKind::visit, 1, *cell});
      const Square square{*cell, conflicts_.candidates(grid_, *cell)};
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
  bool back();

  /// The digits a square cannot have: bit v-1 is set when value v is excluded. The text leaves
  /// filled squares open; here they are 0.
  std::uint16_t constraint(Cell cell) const {
    return grid_[cell] == empty_cell ? conflicts_.excluded(grid_, cell) : std::uint16_t{0};
  }

  /// Why a square cannot have a digit: the first rule and cell it would conflict with.
  std::optional<Conflict> why_not(Cell cell, Digit digit) const {
    return conflicts_.find(grid_, cell, digit);
  }

  const Grid& grid() const { return grid_; }
  /// The squares filled so far, the first one first.
  const std::vector<Move>& moves() const { return moves_; }

 private:
  void fill(Cell cell, Digit digit);

  ConflictTable conflicts_;
  Grid grid_;
  std::vector<Move> moves_;
};

}  // namespace ninefold::lessons
