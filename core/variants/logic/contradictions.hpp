#pragma once

#include "core/logic/state/state.hpp"
#include "core/logic/step_list.hpp"
#include "core/variants/logic/following.hpp"
#include "core/variants/logic/rule_fillings.hpp"

#include <optional>
#include <vector>

namespace ninefold::variants {

/// Digits that are assumed and followed through every rule: to a cell, a house or a rule that then
/// fails, or in each of two or three cases to what they have in common. Not for several threads at
/// once.
class Contradictions {
 public:
  /// `board` is all that is asked of the board; `looked` must live as long.
  Contradictions(const logic::Links& links, const Model& board,
                 std::vector<Following::Looked> looked);

  /// Adds a step for the digit whose way is shortest, or for every digit, of those of which
  /// propagation on the whole board shows that they fail.
  void find(const logic::State& state, const std::vector<Mask>& candidates, logic::StepList& steps);
  /// The same of all digits, with a closer look at the rules; and where none fails, for what cases
  /// have in common.
  void find_forced(const logic::State& state, const std::vector<Mask>& candidates,
                   logic::StepList& steps);

 private:
  /// The candidates of which one holds, and where that is.
  struct Cases {
    Split split;
    std::vector<logic::Candidate> all;
  };
  /// A digit that fails where these cases are looked at one by one, in this order.
  struct Plan {
    logic::Candidate assumed;
    std::vector<Split> splits;
  };
  /// The shortest of the steps that are found, or all, as they are wanted.
  class Shortest;

  std::optional<logic::Step> fail(logic::Candidate assumed, Following::Look look,
                                  logic::Technique technique, std::size_t longest);
  void assume_each(const logic::State& state);
  bool find_failing(std::span<const logic::Candidate> order, Following::Look look,
                    logic::StepList& steps);
  void find_in_cases(const logic::State& state, logic::StepList& steps);
  bool find_planned(std::vector<Plan>& plans, std::size_t& in_vain, logic::StepList& steps);
  bool find_by_splits(std::span<const logic::Candidate> order, std::span<const Split> splits,
                      logic::StepList& steps);
  std::optional<Plan> plan_for(logic::Candidate assumed, std::span<const Split> splits);
  bool fails_with(const Plan& plan);
  bool take(const Split& split, std::vector<Mask>& left);
  bool find_common(const logic::State& state, Following::Look look, logic::StepList& steps);
  std::vector<Split> splits_of(const logic::State& state) const;
  std::vector<Cases> cases_on_board(const logic::State& state) const;
  std::vector<logic::Candidate> struck_by_all(const Cases& cases);
  std::optional<logic::Step> common(const Cases& cases, Following::Look look, std::size_t longest);
  logic::Step told(const Cases& cases, logic::Candidate struck, Following::Look look);
  std::vector<Mask>& left_with(logic::Candidate assumed);
  void leave_less(logic::Candidate assumed);

  const logic::Links& links_;
  RuleFillings whole_;
  Following following_;
  bool has_failed_ = false;  // what was followed last
  std::vector<Mask> candidates_;
  // By propagation on the whole board: what fails, and the rest, those first that leave least.
  std::vector<logic::Candidate> failing_;
  std::vector<logic::Candidate> open_;
  std::vector<std::vector<Mask>> left_with_;  // by assumption: cell and digit less 1
};

}  // namespace ninefold::variants
