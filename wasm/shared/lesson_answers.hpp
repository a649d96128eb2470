#pragma once

#include "core/lessons/search_tree.hpp"
#include "core/lessons/stepper.hpp"
#include "core/lessons/trace.hpp"
#include "wasm/shared/api_lessons.hpp"
#include "wasm/shared/api_values.hpp"

#include <algorithm>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// How both modules answer what is asked about lessons. A `Source` says what differs: the type
/// `Lesson`; how a puzzle's text is read (`open`, a Result of a lesson); what a conflict is put
/// down to
/// (`reason`); and how a board is written (`digits`) and saved (`file`).
namespace ninefold::api {

/// The name of a kind of event.
std::string_view name_of(lessons::EventKind kind);

/// A number of events from JavaScript, where every number is a double.
std::uint64_t event_count(double number);

TraceCounters view_of(const lessons::Counters& counters);

/// Nothing, and what is wrong in `problem`, where there is no such search.
std::optional<lessons::Options> options_of(const WatchedSearch& search, Problem& problem);
Problem no_such_goal(const std::string& goal);

template <typename Source>
class LessonAnswers {
 public:
  using Lesson = typename Source::Lesson;
  using Trace = lessons::TraceOf<Lesson>;

  static TraceView watch(const WatchedSearch& search, const WatchMove& move) {
    TraceView failed;
    Trace* const trace = find_trace(search, failed.problem);
    if (trace == nullptr) return failed;
    const std::uint64_t position = event_count(move.position);
    const std::uint64_t budget = event_count(move.budget);
    trace->seek(position, budget);
    std::optional<bool> arrived = trace->now().position == position;
    if (*arrived) arrived = run_to(*trace, move.goal, move.depth, budget);
    if (!arrived) {
      failed.problem = no_such_goal(move.goal);
      return failed;
    }
    trace->explore(event_count(move.ahead));
    return view_of_trace(*trace, *arrived);
  }

  static TraceTree search_tree(const WatchedSearch& search, double most_nodes) {
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

  static Steps steps(const std::string& puzzle, int after) {
    Steps result;
    Result<Lesson> read = Source::open(puzzle, {});
    if (!read) {
      result.problem = to_problem(read.error());
      return result;
    }
    lessons::StepperOf<Lesson> stepper(std::move(read).value());
    lessons::StepStatus status = lessons::StepStatus::success;
    while (status == lessons::StepStatus::success) status = stepper.step();
    result.status = status == lessons::StepStatus::solved ? "solved" : "stuck";
    for (const lessons::Move& move : stepper.moves()) {
      result.moves.insert(result.moves.end(), {move.row, move.column, move.value});
    }
    while (static_cast<int>(stepper.moves().size()) > std::max(after, 0)) stepper.back();
    result.after = static_cast<int>(stepper.moves().size());
    result.grid = Source::digits(stepper.lesson(), stepper.grid());
    result.file = Source::file(stepper.grid());
    add_constraints(stepper, result);
    return result;
  }

 private:
  /// A search that is kept ready.
  struct KeptTrace {
    std::string puzzle;
    lessons::Options options;
    Trace trace;
  };

  /// A search keeps at most 8 MB of checkpoints; two are compared side by side.
  static constexpr std::size_t most_kept = 4;

  /// The search, kept ready or begun; or nothing, and what is wrong in `problem`.
  static Trace* find_trace(const WatchedSearch& search, Problem& problem) {
    // The searches asked for last, the latest at the back.
    static std::deque<KeptTrace> traces;
    const std::optional<lessons::Options> options = options_of(search, problem);
    if (!options) return nullptr;
    for (std::size_t index = 0; index < traces.size(); ++index) {
      if (traces[index].puzzle != search.puzzle || !(traces[index].options == *options)) continue;
      std::rotate(traces.begin() + static_cast<std::ptrdiff_t>(index),
                  traces.begin() + static_cast<std::ptrdiff_t>(index) + 1, traces.end());
      return &traces.back().trace;
    }
    Result<Lesson> lesson = Source::open(search.puzzle, *options);
    if (!lesson) {
      problem = to_problem(lesson.error());
      return nullptr;
    }
    if (traces.size() == most_kept) traces.pop_front();
    traces.push_back({search.puzzle, *options, Trace(std::move(lesson).value())});
    return &traces.back().trace;
  }

  static TraceEvent view_of_event(const lessons::Event& event, const Trace& trace) {
    using lessons::EventKind;
    TraceEvent view;
    view.kind = name_of(event.kind);
    view.depth = event.depth;
    view.digit = event.digit;
    const bool has_cell = event.kind != EventKind::start && event.kind != EventKind::solution &&
                          event.kind != EventKind::done;
    const auto cell = static_cast<lessons::CellOf<typename Lesson::Board>>(event.cell);
    if (has_cell) view.cell = event.cell;
    if (event.kind == EventKind::visit)
      view.candidates = trace.lesson().conflicts.candidates(trace.now().grid, cell);
    if (event.kind == EventKind::conflict) {
      view.other = event.other;
      view.reason = Source::reason(trace.lesson(), event);
    }
    return view;
  }

  /// The open frames as numbers, and the depth of every digit they and their singles have placed.
  static void add_frames(const typename Trace::State& state, TraceView& view) {
    view.depths.assign(static_cast<std::size_t>(state.grid.shape().cell_count()), 0);
    for (std::size_t index = 0; index < state.frame_count; ++index) {
      const auto& frame = state.frames[index];
      const int depth = static_cast<int>(index) + 1;
      const bool has_cell = frame.cell != frame.no_cell;
      view.frames.insert(view.frames.end(), {has_cell ? frame.cell : -1, frame.digit, frame.placed,
                                             frame.refused, frame.solved});
      if (frame.placed) view.depths[frame.cell] = depth;
      const std::size_t singles_end = index + 1 < state.frame_count
                                          ? state.frames[index + 1].singles_before
                                          : state.single_count;
      for (std::size_t single = frame.singles_before; single < singles_end; ++single) {
        view.depths[state.singles[single]] = depth;
      }
    }
    for (std::size_t single = 0; single < state.single_count; ++single) {
      view.singles.push_back(state.singles[single]);
    }
  }

  static TraceView view_of_trace(const Trace& trace, bool arrived) {
    const typename Trace::State& state = trace.now();
    TraceView view;
    view.arrived = arrived;
    view.position = static_cast<double>(state.position);
    view.seen = static_cast<double>(trace.seen());
    view.complete = trace.is_complete();
    view.event = view_of_event(state.event, trace);
    view.upcoming = view_of_event(trace.upcoming(), trace);
    view.counters = view_of(state.counters);
    view.seen_counters = view_of(trace.seen_counters());
    view.grid = Source::digits(trace.lesson(), state.grid);
    add_frames(state, view);
    return view;
  }

  /// Moves a trace towards a goal; whether it got there, or nothing for a goal there is not.
  static std::optional<bool> run_to(Trace& trace, std::string_view goal, int depth,
                                    std::uint64_t budget) {
    using lessons::EventKind;
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
  static void add_constraints(const lessons::StepperOf<Lesson>& stepper, Steps& result) {
    const auto shape = stepper.grid().shape();
    for (int index = 0; index < shape.cell_count(); ++index) {
      const auto cell = static_cast<lessons::CellOf<typename Lesson::Board>>(index);
      result.constraints.push_back(stepper.constraint(cell));
      const bool empty = stepper.grid()[cell] == empty_cell;
      for (int digit = 1; digit <= shape.size(); ++digit) {
        int culprit = -1;
        if (empty) {
          if (const auto conflict = stepper.why_not(cell, static_cast<Digit>(digit)))
            culprit = conflict->other_than(cell);
        }
        result.culprits.push_back(culprit);
      }
    }
  }
};

}  // namespace ninefold::api
