#include "core/cli/queries.hpp"

namespace ninefold::cli {

namespace {

ProgressCallback show_pending(Output& output) {
  return [&output](const Progress& /*progress*/) {
    output.flush();
    return true;
  };
}

}  // namespace

Answer count_all(const Engine& engine, const Grid& givens, Output& output) {
  return count_up_to(engine, givens, Budget::unlimited, output);
}

Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most, Output& output) {
  Budget budget;
  budget.solutions = most;
  Answer answer = engine.solve(givens, budget, show_pending(output));
  if (answer.solutions < Count(2) || most <= 2) return answer;
  return engine.count(givens, budget, show_pending(output));
}

Answer find_first(const Engine& engine, const Grid& givens, Output& output) {
  return engine.first(givens, {}, show_pending(output));
}

}  // namespace ninefold::cli
