#pragma once

#include "tests/core/logic/meanings/fillings.hpp"
#include "tests/core/logic/meanings/step_reading.hpp"

#include <set>
#include <utility>
#include <vector>

namespace ninefold::tests {

/// The rules and houses that a step names, asked for fillings that keep them together.
class RulesTogether {
 public:
  using Rules = std::vector<const StepRule*>;

  /// The houses must outlive it.
  RulesTogether(const Meaning& meaning, const logic::Step& step,
                const std::vector<StepRule>& houses)
      : meaning_(meaning), houses_(houses), rules_(rules_of(meaning, step)) {}

  /// Whether some of these candidates, by cell of the board, keep the houses and all rules.
  Fillings::Found all_kept(std::vector<unsigned> candidates) const {
    return kept(rules_, {}, std::move(candidates));
  }

  /// The same without the last rules, of which then not even pairs of digits are excluded.
  Fillings::Found kept_without(const Rules& last, std::vector<unsigned> candidates) const;

  /// Takes from the cells of the last rules, of which these candidates are known, what the others
  /// and the houses do not leave.
  void take_away(const Rules& last, const std::vector<unsigned>& candidates,
                 std::vector<unsigned>& left) const;

 private:
  Fillings::Found kept(const Rules& rules, std::set<int> apart,
                       std::vector<unsigned> candidates) const;

  const Meaning& meaning_;
  const std::vector<StepRule>& houses_;
  Rules rules_;
};

}  // namespace ninefold::tests
