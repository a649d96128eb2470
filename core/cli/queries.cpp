#include "core/cli/queries.hpp"

namespace ninefold::cli {

ProgressCallback show_pending(Output& output) {
  return [&output](const Progress& /*progress*/) {
    output.flush();
    return true;
  };
}

Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most,
                   const ProgressCallback& progress) {
  Budget budget;
  budget.solutions = most;
  Answer answer = engine.solve(givens, budget, progress);
  if (answer.solutions < Count(2) || most <= 2) return answer;
  return engine.count(givens, budget, progress);
}

}  // namespace ninefold::cli
