#pragma once

#include "core/lessons/board_cells.hpp"
#include "core/lessons/event.hpp"
#include "core/lessons/lesson.hpp"

#include <array>
#include <cstdint>
#include <limits>

namespace ninefold::lessons {

/// One open call of the recursion, or one open cell of the stack of moves.
template <typename CellNumber>
struct FrameOf {
  static constexpr CellNumber no_cell = std::numeric_limits<CellNumber>::max();

  /// The cell being filled; no_cell until the call has chosen one.
  CellNumber cell = no_cell;
  /// The digit tried last; 0 before the first.
  Digit digit = 0;
  /// Whether `digit` stands on the board now.
  bool placed = false;
  /// How many singles had been filled when the call began: the later ones are its own.
  CellNumber singles_before = 0;
  /// Digits refused at once because of a conflict: bit d-1 for digit d.
  std::uint16_t refused = 0;
  /// Digits under which a solution was found, likewise. The digits below `digit` in neither set
  /// were placed, led nowhere and were taken back.
  std::uint16_t solved = 0;

  bool operator==(const FrameOf&) const = default;
};

/// What a search does next.
enum class NextStep : std::uint8_t {
  check_givens,  ///< before anything: do the givens break a rule?
  enter,         ///< in a new call: look for a single, or for a cell
  place_single,  ///< write the single just seen
  try_digit,     ///< the next digit in the open cell, or give it up
  judge,         ///< recursion: look for a conflict, and place the digit if there is none
  make_move,     ///< stack: write the digit, to judge it after
  judge_move,    ///< stack: look for a conflict
  take_back,     ///< stack: undo the move that was bad
  go_back,       ///< stack: leave the cell given up, and undo the move before
  go_deeper,     ///< recursion: begin the call for the rest of the board
  leave,         ///< end a call: take back its singles, then the caller's digit
  finish,        ///< the search has ended: report it
  over,          ///< nothing more happens
};

/// A search stopped between two events: everything it needs to go on, in under a kilobyte on a
/// Grid, so that a copy of it is a checkpoint.
template <typename Board>
struct SearchStateOf {
  using CellNumber = CellOf<Board>;
  using FrameType = FrameOf<CellNumber>;
  static constexpr std::size_t most_cells = BoardCells<Board>::most;

  SearchStateOf() = default;
  template <typename AnyLesson>
  requires requires(const AnyLesson& lesson) { lesson.givens(); }
  explicit SearchStateOf(const AnyLesson& lesson) : grid(lesson.givens()) {}

  Board grid;
  std::array<FrameType, most_cells + 1> frames{};
  /// The cells filled as singles, in the order they were filled.
  std::array<CellNumber, most_cells> singles{};
  CellNumber frame_count = 0;
  CellNumber single_count = 0;
  NextStep next = NextStep::check_givens;
  /// The event that happened last.
  Event event;
  /// How many events have happened.
  std::uint64_t position = 0;
  Counters counters;

  bool is_over() const { return next == NextStep::over; }
  FrameType& top() { return frames[frame_count - 1U]; }
  const FrameType& top() const { return frames[frame_count - 1U]; }

  bool operator==(const SearchStateOf&) const = default;
};

using Frame = FrameOf<Cell>;
using SearchState = SearchStateOf<Grid>;

}  // namespace ninefold::lessons
