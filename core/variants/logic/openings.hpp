#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step_list.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// What a person marks before anything else: digits that are never possible in a cell of a rule, in
/// all rules that are alike at once. "A bulb is no 9" is one step, however many thermometers there
/// are.
class Openings {
 public:
  /// A rule of this kind, its reasons while nothing is known, and the sets of digits that its cells
  /// can hold then; none of rules that have none. `step` is a step about the rule, without its
  /// effects, and `all` are the digits of the board.
  void add(std::string_view kind, const logic::Step& step, std::span<const Deduction> deductions,
           std::span<const logic::DigitSet> sets, logic::DigitSet all);

  /// Adds the first step of these techniques with which several rules strike something. Returns
  /// whether the list has all that it wants.
  bool find(const logic::State& state, std::span<const logic::Technique> among,
            logic::StepList& steps) const;

 private:
  struct Struck {
    std::uint16_t rule = 0;
    logic::Candidate candidate{};
  };
  /// Rules of one kind with reasons of one family.
  struct Opening {
    std::string_view kind;
    logic::Technique technique{};
    logic::ReasonKind reason{};  ///< the one that tells all of them
    std::vector<Struck> all;
  };

  Opening& opening_of(std::string_view kind, logic::Technique technique, logic::ReasonKind reason);

  std::vector<Opening> openings_;
};

}  // namespace ninefold::variants
