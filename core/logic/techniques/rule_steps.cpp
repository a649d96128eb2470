#include "core/logic/rule_logic.hpp"
#include "core/logic/techniques/finders.hpp"

namespace ninefold::logic {

// Whatever digit a cell holds, a candidate elsewhere is excluded. Digits that exclude only
// themselves never do that.
void find_cell_forcings(const State& state, Technique wanted, StepList& steps) {
  const Links& links = state.links();
  if (!links.has_pairs()) return;
  for (const Cell cell : state.unsolved()) {
    const DigitSet digits = state.candidates(cell);
    if (digits.count() < 2) continue;
    Step step;
    step.technique = wanted;
    step.digits = digits;
    step.cells.insert(cell);
    for (int number = 1; number <= links.size(); ++number) {
      const auto other = static_cast<Digit>(number);
      CellSet seen = state.places(other);
      for (const Digit digit : digits) {
        seen &= links.excluded(cell, digit, other);
        if (seen.empty()) break;
      }
      eliminate(state, other, seen, step);
    }
    if (steps.add(std::move(step))) return;
  }
}

void find_rule_steps(const State& state, Technique wanted, StepList& steps) {
  const RuleLogic* const rules = state.links().rules();
  if (rules != nullptr) rules->find(state, wanted, steps);
}

}  // namespace ninefold::logic
