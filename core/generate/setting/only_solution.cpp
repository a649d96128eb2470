#include "core/generate/setting/only_solution.hpp"

namespace ninefold::generate {

OnlySolution find_only_solution(const Engine& engine, const Grid& givens, Spending& spending) {
  const Answer solved = spending.add(engine.solve(givens, spending.left(), spending.goes_on()));
  OnlySolution only;
  only.solutions = solved.solutions == Count(0) ? 0 : solved.solutions == Count(1) ? 1 : 2;
  if (only.solutions == 1 && !spending.has_ended()) only.grid = solved.solution;
  return only;
}

}  // namespace ninefold::generate
