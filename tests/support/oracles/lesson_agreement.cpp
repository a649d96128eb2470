#include "core/lessons/move_stack.hpp"
#include "core/lessons/recursion.hpp"
#include "core/lessons/stepper.hpp"
#include "core/lessons/trace.hpp"
#include "tests/support/oracles/engine_agreement.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

using namespace lessons;
using Disagreement = std::optional<std::string>;

Disagreement compare_recursion(const Puzzle& puzzle, const Options& options,
                               const BruteForce& reference, std::uint64_t most_visits) {
  const Lesson lesson(puzzle, options);
  std::vector<Grid> listed;
  Recursion recursion(lesson);
  const RecursionOutcome outcome = recursion.run(most_visits);
  if (!outcome.complete) return std::nullopt;
  if (outcome.counters.solutions != reference.count) {
    return "the recursion of the lessons finds " + std::to_string(outcome.counters.solutions) +
           " solutions instead of " + std::to_string(reference.count);
  }
  if (reference.count != reference.solutions.size() || !outcome.solution) return std::nullopt;
  const std::vector<Grid>& all = reference.solutions;
  const bool known = std::find(all.begin(), all.end(), *outcome.solution) != all.end();
  if (!known) return "the recursion of the lessons gives a grid that is no solution";
  if (options.order == Order::reading && !options.singles && *outcome.solution != all.back()) {
    return "the recursion of the lessons does not go in reading order";
  }
  return std::nullopt;
}

Disagreement compare_stack(const Puzzle& puzzle, const BruteForce& reference,
                           std::uint64_t most_visits) {
  const Lesson lesson(puzzle, Options{Algorithm::stack, Order::reading, false});
  const MoveStackOutcome outcome = MoveStack(lesson).run(most_visits * 4);
  if (!outcome.complete) return std::nullopt;
  if (outcome.solution.has_value() != (reference.count > 0)) {
    return "the stack of moves is wrong about whether there is a solution";
  }
  if (outcome.solution && *outcome.solution != reference.solutions.front()) {
    return "the stack of moves does not find the first solution";
  }
  return std::nullopt;
}

/// The search that can be walked through must come to the same end as the one that cannot.
Disagreement compare_trace(const Puzzle& puzzle, const Options& options,
                           const BruteForce& reference, std::uint64_t most_visits) {
  Trace trace(puzzle, options);
  trace.explore(most_visits / 4);
  if (!trace.is_complete()) return std::nullopt;
  std::uint64_t expected = reference.count;
  if (options.algorithm == Algorithm::stack) expected = std::min<std::uint64_t>(expected, 1);
  if (trace.seen_counters().solutions != expected) {
    return "the trace counts " + std::to_string(trace.seen_counters().solutions) +
           " solutions instead of " + std::to_string(expected);
  }
  return std::nullopt;
}

/// What has a single candidate has that digit in every solution.
Disagreement compare_stepper(const Puzzle& puzzle, const BruteForce& reference) {
  if (reference.count == 0) return std::nullopt;
  Stepper stepper(puzzle);
  StepStatus status = StepStatus::success;
  while (status == StepStatus::success) status = stepper.step();
  const Shape shape = puzzle.givens.shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const Digit digit = stepper.grid()[cell];
    if (digit == empty_cell) continue;
    if (reference.candidates[static_cast<std::size_t>(index)] != 1U << (digit - 1U)) {
      return "the stepper fills cell " + std::to_string(index) + " against some solution";
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::string> compare_lessons(const Puzzle& puzzle, const BruteForce& reference,
                                           std::uint64_t most_visits) {
  for (const Order order : {Order::reading, Order::fewest}) {
    for (const bool singles : {false, true}) {
      const Options options{Algorithm::recursion, order, singles};
      if (Disagreement wrong = compare_recursion(puzzle, options, reference, most_visits))
        return wrong;
      if (Disagreement wrong = compare_trace(puzzle, options, reference, most_visits)) return wrong;
    }
  }
  const Options stack{Algorithm::stack, Order::reading, false};
  if (Disagreement wrong = compare_trace(puzzle, stack, reference, most_visits)) return wrong;
  if (Disagreement wrong = compare_stack(puzzle, reference, most_visits)) return wrong;
  return compare_stepper(puzzle, reference);
}

}  // namespace ninefold::tests
