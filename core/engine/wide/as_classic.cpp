#include "core/engine/wide/as_classic.hpp"

#include "core/propagators/domains/domains.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace ninefold::variants {

Answer solve_as_classic(const PreparedPuzzle& prepared, const Budget& budget,
                        const ProgressCallback& progress) {
  const ninefold::Answer solved = prepared.houses_only()->solve(budget, progress);
  Answer answer;
  answer.solutions = solved.solutions;
  answer.stopped = solved.stopped;
  answer.nodes = solved.nodes;
  if (!solved.solution) return answer;
  const int lowest = prepared.layout().lowest;
  const auto cells = static_cast<std::size_t>(prepared.layout().cell_count());
  answer.solution.reserve(cells);
  for (std::size_t cell = 0; cell < cells; ++cell)
    answer.solution.push_back((*solved.solution)[static_cast<Cell>(cell)] - 1 + lowest);
  return answer;
}

Answer count_as_classic(const PreparedPuzzle& prepared, CountPart part, const Budget& budget,
                        const ProgressCallback& progress) {
  const Layout& layout = prepared.layout();
  std::vector<Mask> first(static_cast<std::size_t>(layout.cell_count()));
  const ninefold::Answer counted = prepared.houses_only()->count(part, budget, progress, first);
  Answer answer;
  answer.solutions = counted.solutions;
  answer.stopped = counted.stopped;
  answer.nodes = counted.nodes;
  answer.way = counted.way;
  if (first[0] == 0) return answer;
  for (const Mask mask : first) answer.solution.push_back(lowest_of(mask) + layout.lowest);
  return answer;
}

std::variant<CountSplit, StopReason> split_as_classic(const PreparedPuzzle& prepared,
                                                      const Budget& budget,
                                                      const ProgressCallback& progress) {
  constexpr std::uint64_t trial_nodes = 50'000;
  Budget trial = budget;
  trial.nodes = std::min(trial.nodes, trial_nodes);
  trial.solutions = Budget::unlimited;
  const ninefold::Answer tried = prepared.houses_only()->count({}, trial, progress, {});
  const bool is_trial_over =
      tried.stopped == StopReason::complete || tried.stopped == StopReason::node_limit;
  if (!is_trial_over) return tried.stopped;
  CountSplit split;
  split.way = tried.way;
  return split;
}

CandidatesAnswer candidates_as_classic(const PreparedPuzzle& prepared, std::uint32_t most,
                                       const Budget& budget, const ProgressCallback& progress) {
  const Layout& layout = prepared.layout();
  const ninefold::CandidatesAnswer found =
      prepared.houses_only()->candidates(most, budget, progress);
  CandidatesAnswer answer;
  answer.stopped = found.stopped;
  answer.nodes = found.nodes;
  for (int cell = 0; cell < layout.cell_count(); ++cell) {
    const auto& of_cell = found.solutions[static_cast<std::size_t>(cell)];
    answer.solutions.emplace_back(of_cell.begin(), of_cell.begin() + layout.value_count());
  }
  return answer;
}

}  // namespace ninefold::variants
