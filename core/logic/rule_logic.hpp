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
  /// The digits that rules hold in one of two or more places, beyond what houses say.
  virtual std::vector<RequiredDigit> required_digits(const State& state) const = 0;
};

}  // namespace ninefold::logic
