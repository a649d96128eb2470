#include "wasm/api_lessons.hpp"

#include "core/formats/assignments/csu.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/lessons/reason.hpp"
#include "core/lessons/search_tree.hpp"
#include "core/lessons/stepper.hpp"
#include "core/lessons/trace.hpp"
#include "wasm/shared/api_values.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <optional>
#include <string_view>

namespace ninefold::api {

namespace {

using lessons::Algorithm;
using lessons::Event;
using lessons::EventKind;
using lessons::Options;
using lessons::Order;
using lessons::Trace;

/// In the order of EventKind.
constexpr std::array<std::string_view, 10> event_names{"start",    "visit", "try",    "single",
                                                       "conflict", "place", "remove", "backtrack",
                                                       "solution", "done"};

/// A search that is kept ready.
struct KeptTrace {
  std::string puzzle;
  Options options;
  Trace trace;
};

/// A search keeps at most 8 MB of checkpoints; two are compared side by side.
constexpr std::size_t most_kept = 4;

/// The searches asked for last, the latest at the back.
std::deque<KeptTrace>& kept_traces() {
  static std::deque<KeptTrace> traces;
  return traces;
}

Problem no_such(std::string code, std::string found, std::string expected) {
  Problem problem;
  problem.code = std::move(code);
  problem.found = std::move(found);
  problem.expected = std::move(expected);
  return problem;
}

/// A number of events from JavaScript, where every number is a double.
std::uint64_t event_count(double number) {
  constexpr double most = 9007199254740991;  // beyond it doubles skip integers
  if (!(number > 0)) return 0;
  return static_cast<std::uint64_t>(std::min(number, most));
}

TraceEvent view_of(const Event& event, const Trace& trace) {
  const Puzzle& puzzle = trace.lesson().puzzle;
  TraceEvent view;
  view.kind = event_names[static_cast<std::size_t>(event.kind)];
  view.depth = event.depth;
  view.digit = event.digit;
  const bool has_cell = event.kind != EventKind::start && event.kind != EventKind::solution &&
                        event.kind != EventKind::done;
  if (has_cell) view.cell = event.cell;
  if (event.kind == EventKind::visit) {
    view.candidates = trace.lesson().conflicts.candidates(trace.now().grid, event.cell);
  }
  if (event.kind == EventKind::conflict) {
    view.other = event.other;
    view.reason = lessons::conflict_reason(puzzle.rules[event.rule], puzzle.givens.shape(),
                                           event.cell, event.other);
  }
  return view;
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

/// The open frames as numbers, and the depth of every digit they and their singles have placed.
void add_frames(const lessons::SearchState& state, TraceView& view) {
  view.depths.assign(static_cast<std::size_t>(state.grid.shape().cell_count()), 0);
  for (std::size_t index = 0; index < state.frame_count; ++index) {
    const lessons::Frame& frame = state.frames[index];
    const int depth = static_cast<int>(index) + 1;
    const bool has_cell = frame.cell != lessons::Frame::no_cell;
    view.frames.insert(view.frames.end(), {has_cell ? frame.cell : -1, frame.digit, frame.placed,
                                           frame.refused, frame.solved});
    if (frame.placed) view.depths[frame.cell] = depth;
    const std::size_t singles_end =
        index + 1 < state.frame_count ? state.frames[index + 1].singles_before : state.single_count;
    for (std::size_t single = frame.singles_before; single < singles_end; ++single) {
      view.depths[state.singles[single]] = depth;
    }
  }
  for (std::size_t single = 0; single < state.single_count; ++single) {
    view.singles.push_back(state.singles[single]);
  }
}

TraceView view_of(const Trace& trace, bool arrived) {
  const lessons::SearchState& state = trace.now();
  TraceView view;
  view.arrived = arrived;
  view.position = static_cast<double>(state.position);
  view.seen = static_cast<double>(trace.seen());
  view.complete = trace.is_complete();
  view.event = view_of(state.event, trace);
  view.upcoming = view_of(trace.upcoming(), trace);
  view.counters = view_of(state.counters);
  view.seen_counters = view_of(trace.seen_counters());
  view.grid = to_digits(state.grid);
  add_frames(state, view);
  return view;
}

std::optional<Options> options_of(const WatchedSearch& search) {
  Options options;
  options.singles = search.singles;
  if (search.algorithm == "stack") {
    options.algorithm = Algorithm::stack;
  } else if (search.algorithm != "recursion") {
    return std::nullopt;
  }
  if (search.order == "fewest") {
    options.order = Order::fewest;
  } else if (search.order != "reading") {
    return std::nullopt;
  }
  return options;
}

/// The search, kept ready or begun; or nothing, and what is wrong in `problem`.
Trace* find_trace(const WatchedSearch& search, Problem& problem) {
  const std::optional<Options> options = options_of(search);
  if (!options) {
    problem = no_such("unexpected_text", search.algorithm + " " + search.order,
                      "recursion or stack, reading or fewest");
    return nullptr;
  }
  std::deque<KeptTrace>& traces = kept_traces();
  for (std::size_t index = 0; index < traces.size(); ++index) {
    if (traces[index].puzzle != search.puzzle || !(traces[index].options == *options)) continue;
    std::rotate(traces.begin() + static_cast<std::ptrdiff_t>(index),
                traces.begin() + static_cast<std::ptrdiff_t>(index) + 1, traces.end());
    return &traces.back().trace;
  }
  const Result<Puzzle> puzzle = read_description(search.puzzle);
  if (!puzzle) {
    problem = to_problem(puzzle.error());
    return nullptr;
  }
  if (traces.size() == most_kept) traces.pop_front();
  traces.push_back({search.puzzle, *options, Trace(*puzzle, *options)});
  return &traces.back().trace;
}

/// Moves a trace towards a goal; whether it got there, or nothing for a goal there is not.
std::optional<bool> run_to(Trace& trace, std::string_view goal, int depth, std::uint64_t budget) {
  if (goal == "stay") return true;
  if (goal == "event") return trace.step_forward();
  if (goal == "backtrack") return trace.find_forward(EventKind::backtrack, budget);
  if (goal == "solution") return trace.find_forward(EventKind::solution, budget);
  if (goal == "depth") return trace.leave_deeper_than(depth, budget);
  if (goal == "back-event") return trace.step_back();
  if (goal == "back-backtrack") return trace.find_back(EventKind::backtrack);
  if (goal == "back-solution") return trace.find_back(EventKind::solution);
  return std::nullopt;
}

/// What the rules exclude from every empty cell, and because of which cells.
void add_constraints(const lessons::Stepper& stepper, Steps& result) {
  const Shape shape = stepper.grid().shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    result.constraints.push_back(stepper.constraint(cell));
    for (int digit = 1; digit <= shape.size(); ++digit) {
      const bool empty = stepper.grid()[cell] == empty_cell;
      const auto conflict = empty ? stepper.why_not(cell, static_cast<Digit>(digit)) : std::nullopt;
      result.culprits.push_back(conflict ? conflict->other_than(cell) : -1);
    }
  }
}

}  // namespace

std::vector<std::string> trace_event_names() { return {event_names.begin(), event_names.end()}; }

TraceView watch(const WatchedSearch& search, const WatchMove& move) {
  TraceView failed;
  Trace* const trace = find_trace(search, failed.problem);
  if (trace == nullptr) return failed;
  const std::uint64_t position = event_count(move.position);
  const std::uint64_t budget = event_count(move.budget);
  trace->seek(position, budget);
  std::optional<bool> arrived = trace->now().position == position;
  if (*arrived) arrived = run_to(*trace, move.goal, move.depth, budget);
  if (!arrived) {
    failed.problem =
        no_such("unexpected_text", move.goal, "stay, event, backtrack, solution, depth");
    return failed;
  }
  trace->explore(event_count(move.ahead));
  return view_of(*trace, *arrived);
}

TraceTree search_tree(const WatchedSearch& search, double most_nodes) {
  TraceTree tree;
  const Trace* const found = find_trace(search, tree.problem);
  if (found == nullptr) return tree;
  constexpr std::uint64_t limit = 100'000;
  const std::uint64_t most = std::min(event_count(most_nodes), limit);
  const lessons::SearchTree built = lessons::build_search_tree(found->lesson(), most);
  tree.complete = built.complete;
  for (const lessons::TreeNode& node : built.nodes) {
    tree.nodes.insert(
        tree.nodes.end(),
        {static_cast<double>(node.parent), static_cast<double>(node.cell),
         static_cast<double>(node.digit), node.refused ? 1.0 : 0.0, node.solved ? 1.0 : 0.0,
         static_cast<double>(node.first_event), static_cast<double>(node.last_event)});
  }
  return tree;
}

Steps steps(const std::string& puzzle, int after) {
  Steps result;
  const Result<Puzzle> read = read_description(puzzle);
  if (!read) {
    result.problem = to_problem(read.error());
    return result;
  }
  lessons::Stepper stepper(*read);
  lessons::StepStatus status = lessons::StepStatus::success;
  while (status == lessons::StepStatus::success) status = stepper.step();
  result.status = status == lessons::StepStatus::solved ? "solved" : "stuck";
  for (const lessons::Move& move : stepper.moves()) {
    result.moves.insert(result.moves.end(), {move.row, move.column, move.value});
  }
  while (static_cast<int>(stepper.moves().size()) > std::max(after, 0)) stepper.back();
  result.after = static_cast<int>(stepper.moves().size());
  result.grid = to_digits(stepper.grid());
  result.file = write_csu(stepper.grid());
  add_constraints(stepper, result);
  return result;
}

}  // namespace ninefold::api
