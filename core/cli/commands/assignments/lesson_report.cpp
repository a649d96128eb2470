#include "core/cli/commands/assignments/lesson_report.hpp"

#include "core/lessons/reason.hpp"

#include <string_view>

namespace ninefold::cli {

namespace {

using lessons::Event;
using lessons::EventKind;

/// What an event is about, in words.
struct EventNames {
  std::string cell;
  std::string digit;
  std::string other;  ///< of a conflict: the other cell; empty for none
  std::string reason;
};

std::string cell_name(int row, int column) {
  return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
}

std::string words_of(EventKind kind, const EventNames& names) {
  switch (kind) {
    case EventKind::visit: return "visit " + names.cell;
    case EventKind::try_digit: return "try " + names.digit + " in " + names.cell;
    case EventKind::single: return "single " + names.digit + " in " + names.cell;
    case EventKind::conflict:
      return "conflict of " + names.digit + " in " + names.cell +
             (names.other.empty() ? "" : " with " + names.other) + " (" + names.reason + ")";
    case EventKind::place: return "place " + names.digit + " in " + names.cell;
    case EventKind::remove: return "remove " + names.digit + " from " + names.cell;
    case EventKind::backtrack: return "backtrack from " + names.cell;
    case EventKind::solution: return "solution";
    case EventKind::start: return "start";
    case EventKind::done: break;
  }
  return "done";
}

void append_counter(std::string_view name, std::uint64_t value, std::string& text) {
  constexpr std::size_t width = 12;
  text.append(name).append(width - name.size(), ' ').append(std::to_string(value)).append("\n");
}

}  // namespace

std::string event_words(const Event& event, const Puzzle& puzzle) {
  const Shape shape = puzzle.givens.shape();
  const auto cell = static_cast<Cell>(event.cell);
  const auto other = static_cast<Cell>(event.other);
  EventNames names{
      cell_name(shape.row_of(cell), shape.column_of(cell)), std::to_string(event.digit), {}, {}};
  if (event.kind == EventKind::conflict) {
    names.other = cell_name(shape.row_of(other), shape.column_of(other));
    names.reason = lessons::conflict_reason(puzzle.rules[event.rule], shape, cell, other);
  }
  return words_of(event.kind, names);
}

std::string event_words(const Event& event, const variants::VariantLesson& lesson) {
  const auto shape = lesson.givens().shape();
  const int value = event.digit + lesson.puzzle().layout.lowest - 1;
  EventNames names{cell_name(shape.row_of(event.cell), shape.column_of(event.cell)),
                   std::to_string(value),
                   {},
                   {}};
  if (event.kind == EventKind::conflict) {
    if (event.other != event.cell)
      names.other = cell_name(shape.row_of(event.other), shape.column_of(event.other));
    names.reason = variants::conflict_reason(lesson.puzzle(), event.rule, event.cell, event.other);
  }
  return words_of(event.kind, names);
}

std::string counter_lines(const lessons::Counters& counters) {
  std::string text;
  append_counter("visits", counters.visits, text);
  append_counter("tries", counters.tries, text);
  append_counter("placements", counters.placements, text);
  append_counter("backtracks", counters.backtracks, text);
  append_counter("solutions", counters.solutions, text);
  append_counter("deepest", counters.deepest, text);
  return text;
}

}  // namespace ninefold::cli
