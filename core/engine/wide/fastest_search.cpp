#include "core/engine/wide/fastest_search.hpp"

#include "core/board/time_left.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace ninefold::variants {

namespace {

// By the kernel, or by the search for all rules.
Answer search_with(const HousesOnly* kernel, const PreparedPuzzle& prepared, const Budget& budget,
                   const ProgressCallback& progress, const Visit& visit) {
  Answer answer;
  Meter meter(budget, progress, nodes_between_checks);
  std::vector<int> values;
  const Take take = [&](const Mask* masks) {
    return !prepared.read_solution(masks, values, meter) ||
           take_solution(values, visit, meter, answer);
  };
  if (kernel != nullptr) {
    kernel->search(meter, HousesOnly::Order::fastest, take);
  } else {
    FastestSearch(prepared, meter).run(take);
  }
  tell(meter, answer);
  return answer;
}

// Jigsaws are tried with the kernel first, which answers most of them before the search for all
// rules could begin; that one needs a hundredth of the nodes, or far less, where the kernel is
// lost: few of its nodes lead to solutions then.
Answer search_jigsaw(const PreparedPuzzle& prepared, const Budget& given,
                     const ProgressCallback& progress, const Visit& visit) {
  constexpr std::uint64_t most_nodes_of_trial = 4000;
  constexpr std::uint64_t fewest_solutions = most_nodes_of_trial / 50;
  const TimeLeft time(given.time);
  Budget budget = given;
  budget.nodes = std::min(budget.nodes, most_nodes_of_trial);
  const HousesOnly* kernel = prepared.houses_only();
  const ProgressCallback untold;  // over in a moment, and what comes after may begin again
  Answer trial = search_with(kernel, prepared, budget, untold, visit);
  if (trial.stopped != StopReason::node_limit || budget.nodes == given.nodes) return trial;
  budget.time = time.left();
  budget.nodes = given.nodes;
  if (budget.nodes != Budget::unlimited) budget.nodes -= std::min(budget.nodes, trial.nodes);
  if (trial.solutions < Count(fewest_solutions)) {
    const StopReason ended = prepared.prepare_program(budget, progress);
    if (ended != StopReason::complete) {
      trial.stopped = ended;
      return trial;
    }
    kernel = nullptr;
  }
  const std::uint64_t nodes = trial.nodes;
  Answer answer = search_with(kernel, prepared, budget, progress, visit);
  answer.nodes += nodes;
  // What the trial found stands, wherever the other was when it had to end.
  if (answer.stopped != StopReason::complete && answer.solutions < trial.solutions) {
    answer.solutions = trial.solutions;
    answer.solution = std::move(trial.solution);
  }
  return answer;
}

}  // namespace

Answer search_fastest(const PreparedPuzzle& prepared, const Budget& given,
                      const ProgressCallback& progress, const Visit& visit) {
  Answer answer;
  Budget budget = given;
  answer.stopped = prepared.prepare(budget, progress);
  if (answer.stopped != StopReason::complete) return answer;
  const HousesOnly* const kernel = prepared.houses_only();
  return kernel != nullptr && kernel->has_jigsaw()
             ? search_jigsaw(prepared, budget, progress, visit)
             : search_with(kernel, prepared, budget, progress, visit);
}

}  // namespace ninefold::variants
