#pragma once

#include "tests/support/oracles/sat/formula.hpp"

#include <functional>
#include <optional>
#include <vector>

namespace ninefold::tests {

/// The meaning of a rule, told so that it shares nothing with the engine: cells are read one after
/// the other, each value leads from one state to the next or to nothing, and the last state says
/// whether the rule holds.
struct StepRule {
  using State = std::vector<int>;
  std::vector<int> cells;
  State start;
  std::function<std::optional<State>(const State&, int value)> step;
  std::function<bool(const State&)> accepts;
};

/// Whether the rule holds on a full board.
bool holds(const StepRule& rule, const std::vector<int>& values);

/// A square board whose cells have one value each, from 1 to its side.
class BoardFormula {
 public:
  explicit BoardFormula(int side);

  /// A variable for each state after each cell, and a clause for each step.
  void add(const StepRule& rule);

  /// Up to that many boards that keep all rules; nothing when the solver failed.
  std::optional<std::vector<std::vector<int>>> solve(std::size_t limit);

 private:
  int is(int cell, int value) const { return cell * side_ + value; }

  int side_;
  Formula formula_;
};

}  // namespace ninefold::tests
