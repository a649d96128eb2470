#pragma once

#include "core/lessons/cell_choice.hpp"
#include "core/lessons/search_state.hpp"

#include <utility>

namespace ninefold::lessons {

/// One step of a search. Every member function makes exactly one event happen.
template <typename AnyLesson>
class SearchStep {
 public:
  using Board = typename AnyLesson::Board;
  using State = SearchStateOf<Board>;

  SearchStep(const AnyLesson& lesson, State& state) : lesson_(lesson), state_(state) {}

  void take() {
    switch (state_.next) {
      case NextStep::check_givens: return check_givens();
      case NextStep::enter: return enter();
      case NextStep::place_single: return place_single();
      case NextStep::try_digit: return try_digit();
      case NextStep::judge: return judge();
      case NextStep::make_move: return make_move();
      case NextStep::judge_move: return judge_move();
      case NextStep::take_back: return take_back();
      case NextStep::go_back: return go_back();
      case NextStep::go_deeper: return open_frame();
      case NextStep::leave: return leave();
      case NextStep::finish: return happen({EventKind::done}, NextStep::over);
      case NextStep::over: return;
    }
  }

 private:
  bool by_stack() const { return lesson_.options.algorithm == Algorithm::stack; }

  void check_givens() {
    const auto conflict = lesson_.conflicts.find(state_.grid);
    if (!conflict) return open_frame();
    const CellOf<Board> cell = *conflict->cells.begin();
    happen({EventKind::conflict, 0, cell, state_.grid[cell], conflict->other_than(cell),
            static_cast<std::uint32_t>(conflict->rule)},
           NextStep::finish);
  }

  /// Begins a call, or turns to the next cell.
  void open_frame() {
    typename State::FrameType frame;
    frame.singles_before = state_.single_count;
    state_.frames[state_.frame_count++] = frame;
    enter();
  }

  void enter() {
    std::optional<CellOf<Board>> cell;
    if (lesson_.options.singles && !by_stack()) {
      const auto square = forced_square(state_.grid, lesson_.conflicts);
      if (square && square->candidates != 0) {
        return happen({EventKind::single, depth(), square->cell, only_candidate(*square)},
                      NextStep::place_single);
      }
      if (square) cell = square->cell;
    }
    if (!cell)
      cell = by_stack() ? first_empty_cell(state_.grid) : choose_cell(state_.grid, lesson_);
    if (!cell) return find_solution();
    state_.top().cell = *cell;
    happen({EventKind::visit, depth(), *cell}, NextStep::try_digit);
  }

  void place_single() {
    const Event single = state_.event;
    state_.singles[state_.single_count++] = single.cell;
    state_.grid[single.cell] = single.digit;
    happen({EventKind::place, depth(), single.cell, single.digit}, NextStep::enter);
  }

  void find_solution() {
    for (int index = 0; index + 1 < state_.frame_count; ++index) {
      typename State::FrameType& frame = state_.frames[static_cast<std::size_t>(index)];
      frame.solved |= bit(frame.digit);
    }
    happen({EventKind::solution, depth()}, by_stack() ? NextStep::finish : NextStep::leave);
  }

  void try_digit() {
    typename State::FrameType& frame = state_.top();
    if (frame.digit == state_.grid.shape().size()) return give_up();
    ++frame.digit;
    happen({EventKind::try_digit, depth(), frame.cell, frame.digit},
           by_stack() ? NextStep::make_move : NextStep::judge);
  }

  void give_up() {
    happen({EventKind::backtrack, depth(), state_.top().cell},
           by_stack() ? NextStep::go_back : NextStep::leave);
  }

  void judge() {
    const auto conflict =
        lesson_.conflicts.find(state_.grid, state_.top().cell, state_.top().digit);
    if (conflict) return refuse(*conflict, NextStep::try_digit);
    place(NextStep::go_deeper);
  }

  void make_move() { place(NextStep::judge_move); }

  void judge_move() {
    const auto conflict =
        lesson_.conflicts.find(state_.grid, state_.top().cell, state_.top().digit);
    if (conflict) return refuse(*conflict, NextStep::take_back);
    open_frame();
  }

  void refuse(const auto& conflict, NextStep next) {
    typename State::FrameType& frame = state_.top();
    frame.refused |= bit(frame.digit);
    happen({EventKind::conflict, depth(), frame.cell, frame.digit, conflict.other_than(frame.cell),
            static_cast<std::uint32_t>(conflict.rule)},
           next);
  }

  void place(NextStep next) {
    typename State::FrameType& frame = state_.top();
    frame.placed = true;
    state_.grid[frame.cell] = frame.digit;
    happen({EventKind::place, depth(), frame.cell, frame.digit}, next);
  }

  void take_back() {
    typename State::FrameType& frame = state_.top();
    frame.placed = false;
    state_.grid[frame.cell] = empty_cell;
    happen({EventKind::remove, depth(), frame.cell, frame.digit}, NextStep::try_digit);
  }

  void leave() {
    if (state_.single_count > state_.top().singles_before) {
      const CellOf<Board> cell = state_.singles[--state_.single_count];
      state_.singles[state_.single_count] = 0;
      const Digit digit = std::exchange(state_.grid[cell], empty_cell);
      return happen({EventKind::remove, depth(), cell, digit}, NextStep::leave);
    }
    go_back();
  }

  /// Closes the last frame, and takes back the digit of the one before.
  void go_back() {
    state_.frames[--state_.frame_count] = {};
    if (state_.frame_count == 0) return happen({EventKind::done}, NextStep::over);
    take_back();
  }

  std::uint16_t depth() const { return state_.frame_count; }

  void happen(const Event& event, NextStep next) {
    state_.event = event;
    state_.next = next;
    ++state_.position;
    state_.counters.count(event);
  }

  static std::uint16_t bit(Digit digit) { return static_cast<std::uint16_t>(1 << (digit - 1)); }

  const AnyLesson& lesson_;
  State& state_;
};

/// Goes on by one event. The events are those that Recursion and MoveStack emit for the same
/// lesson, one by one: the same algorithms, with the program's own stack made visible. Does nothing
/// when the search is over.
template <typename AnyLesson>
void advance(const AnyLesson& lesson, SearchStateOf<typename AnyLesson::Board>& state) {
  SearchStep<AnyLesson>(lesson, state).take();
}

}  // namespace ninefold::lessons
