#pragma once

#include "core/lessons/cell_choice.hpp"
#include "core/lessons/event.hpp"
#include "core/lessons/lesson.hpp"
#include "core/lessons/move_board.hpp"

#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::lessons {

/// How a run of the stack of moves ended.
struct MoveStackOutcome {
  Counters counters;
  /// The lexicographically smallest solution, if there is one.
  std::optional<Grid> solution;
  /// False when the limit of tries or the listener stopped the search before it could say.
  bool complete = true;
};

/// Backtracking without recursion, as UMass CMPSCI 187 project 2 asks for it: a stack of the moves
/// still considered. A move is made first and judged after; a bad one is popped, undone and
/// replaced by the next value. Stops at the first solution. `Listener` is called with every Event,
/// and may end the search: wants_more().
template <typename Listener = Nobody>
class MoveStack {
 public:
  explicit MoveStack(const Lesson& lesson, Listener listener = {})
      : lesson_(lesson), listener_(std::move(listener)), board_(lesson) {}

  MoveStackOutcome run(std::uint64_t try_limit = std::numeric_limits<std::uint64_t>::max()) {
    if (board_.is_bad()) {
      const Conflict conflict = *lesson_.conflicts.find(board_.grid());
      report_conflict(conflict, *conflict.cells.begin(), 0);
    } else {
      solve(try_limit);
    }
    report({EventKind::done});
    return outcome_;
  }

 private:
  void solve(std::uint64_t try_limit) {
    std::optional<Cell> cell = open_cell_after(std::nullopt);
    int value = 1;
    while (cell) {
      if (value > board_.grid().shape().size()) {
        // Nothing fits here: back to the cell before, and on to its next value.
        report({EventKind::backtrack, open_cells(), *cell});
        if (moves_.empty()) return;
        const Move last = take_back();
        cell = cell_of(last);
        value = last.value + 1;
        continue;
      }
      if (outcome_.counters.tries == try_limit || !wants_more(listener_)) {
        outcome_.complete = false;
        return;
      }
      make({board_.grid().shape().row_of(*cell), board_.grid().shape().column_of(*cell), value});
      if (board_.is_bad()) {
        const auto digit = static_cast<Digit>(value);
        report_conflict(*lesson_.conflicts.find(board_.grid(), *cell, digit), *cell, moves_.size());
        take_back();
        ++value;
      } else {
        cell = open_cell_after(cell);
        value = 1;
      }
    }
    outcome_.solution = board_.grid();
    report({EventKind::solution, open_cells()});
  }

  /// The cell to fill next, or nothing when there is none. Every cell before it is filled.
  std::optional<Cell> open_cell_after(std::optional<Cell> cell) {
    const std::optional<Cell> next = first_empty_cell(board_.grid(), cell ? *cell + 1 : 0);
    if (next) report({EventKind::visit, open_cells(), *next});
    return next;
  }

  void make(const Move& move) {
    const auto digit = static_cast<Digit>(move.value);
    report({EventKind::try_digit, open_cells(), cell_of(move), digit});
    change(move);
    moves_.push_back(move);
    report({EventKind::place, depth_of(moves_.size()), cell_of(move), digit});
  }

  /// Pops the last move and undoes it.
  Move take_back() {
    const Move move = moves_.back();
    moves_.pop_back();
    change({move.row, move.column, empty_cell});
    report({EventKind::remove, open_cells(), cell_of(move), static_cast<Digit>(move.value)});
    return move;
  }

  void change(const Move& move) {
    [[maybe_unused]] const std::optional<BadMove> refused = board_.move(move);
    assert(!refused && "only open cells are ever moved to");
  }

  Cell cell_of(const Move& move) const { return board_.grid().shape().cell(move.row, move.column); }

  /// The cells with a move on the stack, and the one being filled.
  std::uint8_t open_cells() const { return depth_of(moves_.size() + 1); }

  static std::uint8_t depth_of(std::size_t depth) { return static_cast<std::uint8_t>(depth); }

  void report_conflict(const Conflict& conflict, Cell cell, std::size_t depth) {
    report({EventKind::conflict, depth_of(depth), cell, board_.grid()[cell],
            conflict.other_than(cell), static_cast<std::uint16_t>(conflict.rule)});
  }

  void report(const Event& event) {
    outcome_.counters.count(event);
    listener_(event);
  }

  const Lesson& lesson_;
  Listener listener_;
  MoveBoard board_;
  std::vector<Move> moves_;
  MoveStackOutcome outcome_;
};

}  // namespace ninefold::lessons
