#pragma once

#include "core/logic/state/required_digit.hpp"
#include "core/logic/step_list.hpp"

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
  /// The digits that rules hold in one of two or more places, beyond what houses say.
  virtual std::vector<RequiredDigit> required_digits(const State& state) const = 0;
};

}  // namespace ninefold::logic
