#include "tests/core/logic/meanings/step_reading.hpp"

namespace ninefold::tests {

std::vector<int> numbers_of(const CellSet& set) {
  std::vector<int> numbers;
  for (const Cell cell : set) numbers.push_back(cell);
  return numbers;
}

std::vector<unsigned> candidates_of(const logic::State& state) {
  std::vector<unsigned> all;
  for (int cell = 0; cell < state.links().cell_count(); ++cell) {
    const Digit value = state.values()[static_cast<Cell>(cell)];
    all.push_back(value != empty_cell ? 1U << value
                                      : state.candidates(static_cast<Cell>(cell)).bits() << 1U);
  }
  return all;
}

std::vector<const StepRule*> rules_of(const Meaning& meaning, const logic::Step& step) {
  std::vector<const StepRule*> rules;
  for (const std::uint16_t number : step.rules) {
    for (const StepRule& rule : meaning.rule(number).rules) rules.push_back(&rule);
  }
  return rules;
}

std::set<int> cells_of(const std::vector<const StepRule*>& rules) {
  std::set<int> cells;
  for (const StepRule* const rule : rules) cells.insert(rule->cells.begin(), rule->cells.end());
  return cells;
}

StepRule rule_of_house(const CellSet& cells) {
  return {numbers_of(cells),
          {},
          [](const StepRule::State& read, int /*digit*/) { return std::optional(read); },
          [](const StepRule::State& /*read*/) { return true; }};
}

}  // namespace ninefold::tests
