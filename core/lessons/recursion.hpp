#pragma once

#include "core/board/grid.hpp"
#include "core/lessons/cell_choice.hpp"
#include "core/lessons/event.hpp"
#include "core/lessons/lesson.hpp"

#include <cstdint>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::lessons {

/// How a run of the recursion ended.
struct RecursionOutcome {
  Counters counters;
  /// The last solution found.
  std::optional<Grid> solution;
  /// False when the limit of visits or the listener stopped the search: then the counters are
  /// lower bounds.
  bool complete = true;
};

/// Recursive backtracking as the UCF and TU/e assignments ask for it: take an empty square, try
/// the digits 1 to 9, place one that fits, solve the rest, and clean up behind yourself. Counts
/// all solutions. `Listener` is called with every Event, and may end the search: wants_more().
template <typename Listener = Nobody>
class Recursion {
 public:
  explicit Recursion(const Lesson& lesson, Listener listener = {})
      : lesson_(lesson),
        listener_(std::move(listener)),
        grid_(lesson.puzzle.givens),
        last_digit_(static_cast<Digit>(grid_.shape().size())) {}

  RecursionOutcome run(std::uint64_t visit_limit = std::numeric_limits<std::uint64_t>::max()) {
    visit_limit_ = visit_limit;
    // Givens that break a rule have no solution, whatever is put beside them.
    if (const auto conflict = lesson_.conflicts.find(grid_)) {
      const Cell cell = *conflict->cells.begin();
      report_conflict(*conflict, cell, grid_[cell], 0);
    } else {
      solve(1);
    }
    report({EventKind::done});
    return outcome_;
  }

 private:
  void solve(int depth) {
    if (outcome_.counters.visits == visit_limit_ || !wants_more(listener_)) {
      outcome_.complete = false;
      return;
    }
    const std::size_t already_filled = filled_.size();
    std::optional<Cell> cell;
    if (lesson_.options.singles) cell = fill_singles(depth);
    if (!cell) cell = choose_cell(grid_, lesson_);

    if (!cell) {
      outcome_.solution = grid_;
      report({EventKind::solution, depth_of(depth)});
    } else {
      report({EventKind::visit, depth_of(depth), *cell});
      for (Digit digit = 1; digit <= last_digit_; ++digit) {
        report({EventKind::try_digit, depth_of(depth), *cell, digit});
        if (const auto conflict = lesson_.conflicts.find(grid_, *cell, digit)) {
          report_conflict(*conflict, *cell, digit, depth);
          continue;
        }
        place(*cell, digit, depth);
        solve(depth + 1);
        remove(*cell, depth);
      }
      report({EventKind::backtrack, depth_of(depth), *cell});
    }

    while (filled_.size() > already_filled) {
      remove(filled_.back(), depth);
      filled_.pop_back();
    }
  }

  /// Fills cells that have a single candidate for as long as there are any. A cell without any
  /// candidate ends that: it is returned, to be visited next and given up at once.
  std::optional<Cell> fill_singles(int depth) {
    while (const auto square = forced_square(grid_, lesson_.conflicts)) {
      if (square->candidates == 0) return square->cell;
      const Digit digit = only_candidate(*square);
      report({EventKind::single, depth_of(depth), square->cell, digit});
      place(square->cell, digit, depth);
      filled_.push_back(square->cell);
    }
    return std::nullopt;
  }

  void place(Cell cell, Digit digit, int depth) {
    grid_[cell] = digit;
    report({EventKind::place, depth_of(depth), cell, digit});
  }

  void remove(Cell cell, int depth) {
    const Digit digit = std::exchange(grid_[cell], empty_cell);
    report({EventKind::remove, depth_of(depth), cell, digit});
  }

  void report_conflict(const Conflict& conflict, Cell cell, Digit digit, int depth) {
    report({EventKind::conflict, depth_of(depth), cell, digit, conflict.other_than(cell),
            static_cast<std::uint16_t>(conflict.rule)});
  }

  void report(const Event& event) {
    outcome_.counters.count(event);
    listener_(event);
  }

  static std::uint8_t depth_of(int depth) { return static_cast<std::uint8_t>(depth); }

  const Lesson& lesson_;
  Listener listener_;
  Grid grid_;
  Digit last_digit_;
  /// The cells filled as singles by the calls that are open now.
  std::vector<Cell> filled_;
  std::uint64_t visit_limit_ = 0;
  RecursionOutcome outcome_;
};

}  // namespace ninefold::lessons
