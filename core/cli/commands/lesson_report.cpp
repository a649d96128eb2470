#include "core/cli/commands/lesson_report.hpp"

#include "core/lessons/reason.hpp"

#include <string_view>

namespace ninefold::cli {

namespace {

using lessons::Event;
using lessons::EventKind;

std::string cell_name(Cell cell, Shape shape) {
  return "r" + std::to_string(shape.row_of(cell) + 1) + "c" +
         std::to_string(shape.column_of(cell) + 1);
}

void append_counter(std::string_view name, std::uint64_t value, std::string& text) {
  constexpr std::size_t width = 12;
  text.append(name).append(width - name.size(), ' ').append(std::to_string(value)).append("\n");
}

}  // namespace

std::string event_words(const Event& event, const Puzzle& puzzle) {
  const Shape shape = puzzle.givens.shape();
  const std::string cell = cell_name(event.cell, shape);
  const std::string digit = std::to_string(event.digit);
  switch (event.kind) {
    case EventKind::visit: return "visit " + cell;
    case EventKind::try_digit: return "try " + digit + " in " + cell;
    case EventKind::single: return "single " + digit + " in " + cell;
    case EventKind::conflict:
      return "conflict of " + digit + " in " + cell + " with " + cell_name(event.other, shape) +
             " (" +
             lessons::conflict_reason(puzzle.rules[event.rule], shape, event.cell, event.other) +
             ")";
    case EventKind::place: return "place " + digit + " in " + cell;
    case EventKind::remove: return "remove " + digit + " from " + cell;
    case EventKind::backtrack: return "backtrack from " + cell;
    case EventKind::solution: return "solution";
    case EventKind::start: return "start";
    case EventKind::done: break;
  }
  return "done";
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
