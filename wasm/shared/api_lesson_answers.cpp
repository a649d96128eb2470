#include "wasm/shared/lesson_answers.hpp"

#include <array>

namespace ninefold::api {

namespace {

/// In the order of EventKind.
constexpr std::array<std::string_view, 10> event_names{"start",    "visit", "try",    "single",
                                                       "conflict", "place", "remove", "backtrack",
                                                       "solution", "done"};

Problem no_such(std::string found, std::string expected) {
  Problem problem;
  problem.code = "unexpected_text";
  problem.found = std::move(found);
  problem.expected = std::move(expected);
  return problem;
}

}  // namespace

std::vector<std::string> trace_event_names() { return {event_names.begin(), event_names.end()}; }

std::string_view name_of(lessons::EventKind kind) {
  return event_names[static_cast<std::size_t>(kind)];
}

std::uint64_t event_count(double number) {
  constexpr double most = 9007199254740991;  // beyond it doubles skip integers
  if (!(number > 0)) return 0;
  return static_cast<std::uint64_t>(std::min(number, most));
}

TraceCounters view_of(const lessons::Counters& counters) {
  TraceCounters view;
  view.visits = static_cast<double>(counters.visits);
  view.tries = static_cast<double>(counters.tries);
  view.singles = static_cast<double>(counters.singles);
  view.conflicts = static_cast<double>(counters.conflicts);
  view.placements = static_cast<double>(counters.placements);
  view.removals = static_cast<double>(counters.removals);
  view.backtracks = static_cast<double>(counters.backtracks);
  view.solutions = static_cast<double>(counters.solutions);
  view.deepest = static_cast<double>(counters.deepest);
  return view;
}

std::optional<lessons::Options> options_of(const WatchedSearch& search, Problem& problem) {
  lessons::Options options;
  options.singles = search.singles;
  const bool by_stack = search.algorithm == "stack";
  const bool by_fewest = search.order == "fewest";
  if ((!by_stack && search.algorithm != "recursion") || (!by_fewest && search.order != "reading")) {
    problem =
        no_such(search.algorithm + " " + search.order, "recursion or stack, reading or fewest");
    return std::nullopt;
  }
  if (by_stack) options.algorithm = lessons::Algorithm::stack;
  if (by_fewest) options.order = lessons::Order::fewest;
  return options;
}

Problem no_such_goal(const std::string& goal) {
  return no_such(goal, "stay, event, backtrack, solution, depth");
}

}  // namespace ninefold::api
