#pragma once

#include "core/board/shape.hpp"

#include <cstdint>

namespace ninefold::lessons {

/// What a lesson's algorithm has just done. The README of this folder says which algorithm emits
/// which events in which order.
enum class EventKind : std::uint8_t {
  start,      ///< nothing yet: the state before the first event; never emitted
  visit,      ///< turned to an empty `cell`
  try_digit,  ///< is about to try `digit` in `cell`
  single,     ///< saw that `digit` is the only candidate of `cell`
  conflict,   ///< `digit` in `cell` breaks `rule` together with the digit in `other`
  place,      ///< wrote `digit` into `cell`
  remove,     ///< took `digit` out of `cell` again
  backtrack,  ///< no digit is left for `cell`: gave it up
  solution,   ///< the board is full and breaks no rule
  done,       ///< the algorithm has ended
};

/// One event. Which members count depends on the kind; the others are 0.
struct Event {
  EventKind kind = EventKind::start;
  /// How many calls (or, for the stack of moves, open cells) deep: 1 for the first cell, 0 outside
  /// the search: givens that conflict, and the end.
  std::uint16_t depth = 0;
  std::uint16_t cell = 0;
  Digit digit = 0;
  /// Of a conflict: the other cell (of several the first, of none `cell`), and the index of the
  /// rule in the puzzle's list.
  std::uint16_t other = 0;
  std::uint32_t rule = 0;

  bool operator==(const Event&) const = default;
};

/// How often things happened. `count` is the only place that changes them, so that they equal the
/// events by construction.
struct Counters {
  std::uint64_t visits = 0;
  std::uint64_t tries = 0;
  std::uint64_t singles = 0;
  std::uint64_t conflicts = 0;
  std::uint64_t placements = 0;
  std::uint64_t removals = 0;
  std::uint64_t backtracks = 0;
  std::uint64_t solutions = 0;
  /// The greatest depth of a visit.
  std::uint64_t deepest = 0;

  constexpr void count(const Event& event) {
    switch (event.kind) {
      case EventKind::visit:
        ++visits;
        if (event.depth > deepest) deepest = event.depth;
        break;
      case EventKind::try_digit: ++tries; break;
      case EventKind::single: ++singles; break;
      case EventKind::conflict: ++conflicts; break;
      case EventKind::place: ++placements; break;
      case EventKind::remove: ++removals; break;
      case EventKind::backtrack: ++backtracks; break;
      case EventKind::solution: ++solutions; break;
      case EventKind::start:
      case EventKind::done: break;
    }
  }

  /// How many events of a kind there were; 0 for the kinds that are not counted (start, done).
  constexpr std::uint64_t of(EventKind kind) const {
    switch (kind) {
      case EventKind::visit: return visits;
      case EventKind::try_digit: return tries;
      case EventKind::single: return singles;
      case EventKind::conflict: return conflicts;
      case EventKind::place: return placements;
      case EventKind::remove: return removals;
      case EventKind::backtrack: return backtracks;
      case EventKind::solution: return solutions;
      case EventKind::start:
      case EventKind::done: return 0;
    }
    return 0;
  }

  bool operator==(const Counters&) const = default;
};

/// The listener where nobody listens: compiles to nothing.
struct Nobody {
  constexpr void operator()(const Event& /*event*/) const {}
};

/// Whether a listener wants the search to go on: what its wants_more() says, if it has one.
template <typename Listener>
bool wants_more(const Listener& listener) {
  if constexpr (requires { listener.wants_more(); }) {
    return listener.wants_more();
  } else {
    return true;
  }
}

}  // namespace ninefold::lessons
