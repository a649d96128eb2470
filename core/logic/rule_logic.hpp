#pragma once

#include "core/logic/state/required_digit.hpp"
#include "core/logic/step_list.hpp"

#include <span>
#include <vector>

namespace ninefold::logic {

/// Steps that follow from a rule by itself and that no link says: techniques ask it through Links.
class RuleLogic {
 public:
  RuleLogic() = default;
  RuleLogic(const RuleLogic&) = delete;
  RuleLogic& operator=(const RuleLogic&) = delete;
  RuleLogic(RuleLogic&&) = delete;
  RuleLogic& operator=(RuleLogic&&) = delete;
  virtual ~RuleLogic() = default;

  /// Adds the steps of a technique of rules; as Finder.
  virtual void find(const State& state, Technique wanted, StepList& steps) const = 0;
  /// Adds the first step that a person sees of single rules before looking for anything in houses:
  /// what is never possible in any of them, all at once, else the simplest reason of one of them.
  /// Only of these techniques.
  virtual void find_at_a_glance(const State& state, std::span<const Technique> among,
                                StepList& steps) const = 0;
  /// Adds a rule by which the two candidates exclude each other, unless one of them is there
  /// already. None of equal digits in cells that see each other: that says itself.
  virtual void add_rule_between(const Candidate& one, const Candidate& other,
                                std::vector<std::uint16_t>& rules) const = 0;
  /// The digits that rules hold in one of two or more places, beyond what houses say.
  virtual std::vector<RequiredDigit> required_digits(const State& state) const = 0;
};

/// Names in the step the rules by which the causes exclude what it strikes.
inline void name_rules(const State& state, std::span<const Candidate> causes, Step& step) {
  const RuleLogic* const rules = state.links().rules();
  if (rules == nullptr) return;
  for (const Candidate& cause : causes) {
    for (const Candidate& struck : step.eliminations)
      rules->add_rule_between(cause, struck, step.rules);
  }
}

}  // namespace ninefold::logic
