#include "core/cli/searching/queries.hpp"

#include "core/cli/words/progress_words.hpp"

#include <algorithm>

namespace ninefold::cli {

Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most,
                   SearchWatch& watch) {
  Budget budget;
  budget.solutions = most;
  Answer answer = engine.solve(givens, watch.within(budget), watch.listener());
  if (answer.solutions < Count(2) || most <= 2 || is_bound(answer.stopped)) return answer;
  Answer counted = engine.count(givens, watch.within(budget), watch.listener());
  // However soon the count was stopped, there are at least two.
  counted.solutions = std::max(counted.solutions, answer.solutions);
  return counted;
}

std::string solutions_or_bound(const Answer& answer) {
  return (is_bound(answer.stopped) ? ">=" : "") + answer.solutions.to_string();
}

std::string known_words(const Answer& answer) {
  return "at least " + with_commas(answer.solutions.to_string()) +
         (answer.solutions == Count(1) ? " solution" : " solutions");
}

}  // namespace ninefold::cli
