#include "core/logic/registration.hpp"
#include "core/logic/rule_logic.hpp"

namespace ninefold::logic {

// Whatever digit a cell holds, a candidate elsewhere is excluded. Digits that exclude only
// themselves never do that.
static void find_cell_forcings(const State& state, Technique wanted, StepList& steps) {
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
    if (steps.wants_premises()) {
      std::vector<Candidate> causes;
      for (const Digit digit : digits) causes.push_back({cell, digit});
      name_rules(state, causes, step);
    }
    if (steps.add(std::move(step))) return;
  }
}

static void find_rule_steps(const State& state, Technique wanted, StepList& steps) {
  const RuleLogic* const rules = state.links().rules();
  if (rules != nullptr) rules->find(state, wanted, steps);
}

namespace {

// Names, levels and scores are ours.
constexpr std::array rule_steps_entries{
    TechniqueEntry{{Technique::pair_rule, "Pair Rule", Level::medium, 50, true}, find_rule_steps},
    TechniqueEntry{{Technique::thermometer_bounds, "Thermometer Bounds", Level::medium, 50, true},
                   find_rule_steps},
    TechniqueEntry{{Technique::cage_combinations, "Cage Combinations", Level::medium, 60, true},
                   find_rule_steps},
    TechniqueEntry{{Technique::arrow_sums, "Arrow Sums", Level::medium, 60, true}, find_rule_steps},
    TechniqueEntry{{Technique::line_rule, "Line Rule", Level::medium, 70, true}, find_rule_steps},
    TechniqueEntry{{Technique::cell_forcing, "Cell Forcing", Level::medium, 50, true},
                   find_cell_forcings,
                   "Direct Cell Forcing"},
    TechniqueEntry{{Technique::rule_pointing, "Rule Pointing", Level::medium, 60, true},
                   find_rule_steps},
    TechniqueEntry{{Technique::outside_clue, "Outside Clue", Level::medium, 80, true},
                   find_rule_steps},
    TechniqueEntry{{Technique::innies_and_outies, "Innies and Outies", Level::medium, 100, true},
                   find_rule_steps,
                   "45 Rule, Rule of 45, Innies/Outies"},
    TechniqueEntry{{Technique::rule_fillings, "Rule Fillings", Level::hard, 100, true},
                   find_rule_steps},
    TechniqueEntry{{Technique::rules_in_house, "Rules in a House", Level::hard, 150, true},
                   find_rule_steps,
                   "Cage-Unit Overlap"},
    TechniqueEntry{
        {Technique::rule_contradiction, "Contradiction Through Rules", Level::extreme, 500, true},
        find_rule_steps},
    TechniqueEntry{{Technique::rule_forcing, "Forcing Through Rules", Level::extreme, 800, true},
                   find_rule_steps},
};

}  // namespace

extern constinit const std::span<const TechniqueEntry> rule_steps_techniques{rule_steps_entries};

}  // namespace ninefold::logic
