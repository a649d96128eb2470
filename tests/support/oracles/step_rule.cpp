#include "tests/support/oracles/step_rule.hpp"

#include <map>

namespace ninefold::tests {

bool holds(const StepRule& rule, const std::vector<int>& values) {
  StepRule::State state = rule.start;
  for (const int cell : rule.cells) {
    const auto next = rule.step(state, values[static_cast<std::size_t>(cell)]);
    if (!next) return false;
    state = *next;
  }
  return rule.accepts(state);
}

BoardFormula::BoardFormula(int side) : side_(side), formula_(side * side * side) {
  for (int cell = 0; cell < side * side; ++cell) {
    std::vector<int> some;
    for (int value = 1; value <= side; ++value) {
      some.push_back(is(cell, value));
      for (int less = 1; less < value; ++less) formula_.add({-is(cell, value), -is(cell, less)});
    }
    formula_.add(some);
  }
}

void BoardFormula::add(const StepRule& rule) {
  std::map<StepRule::State, int> states{{rule.start, formula_.add_variable()}};
  formula_.add({states.begin()->second});
  for (const int cell : rule.cells) {
    std::map<StepRule::State, int> next;
    for (const auto& [state, variable] : states) {
      for (int value = 1; value <= side_; ++value) {
        const auto after = rule.step(state, value);
        std::vector<int> clause{-variable, -is(cell, value)};
        if (after) {
          auto found = next.find(*after);
          if (found == next.end()) found = next.emplace(*after, formula_.add_variable()).first;
          clause.push_back(found->second);
        }
        formula_.add(clause);
      }
    }
    states = std::move(next);
  }
  for (const auto& [state, variable] : states) {
    if (!rule.accepts(state)) formula_.add({-variable});
  }
}

std::optional<std::vector<std::vector<int>>> BoardFormula::solve(std::size_t limit) {
  std::vector<std::vector<int>> boards;
  while (boards.size() < limit) {
    std::vector<int> model;
    const Formula::Verdict verdict = formula_.solve(model);
    if (verdict == Formula::Verdict::unsatisfiable) break;
    if (verdict == Formula::Verdict::failed) return std::nullopt;
    std::vector<int> board(static_cast<std::size_t>(side_ * side_));
    std::vector<int> not_again;
    for (const int literal : model) {
      if (literal <= 0 || literal > side_ * side_ * side_) continue;
      board[static_cast<std::size_t>((literal - 1) / side_)] = (literal - 1) % side_ + 1;
      not_again.push_back(-literal);
    }
    formula_.add(not_again);
    boards.push_back(std::move(board));
  }
  return boards;
}

}  // namespace ninefold::tests
