#pragma once

#include "tests/core/logic/meanings/rule_table.hpp"
#include "tests/support/oracles/forbidden_table.hpp"
#include "tests/support/oracles/step_rule.hpp"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::tests {

/// What one rule of a puzzle says.
struct RuleMeaning {
  std::vector<StepRule> rules;
  /// What the cells of the first one add up to, where the rule says that.
  std::optional<int> total{};
};

/// What the rules of a square puzzle say, told by definitions that share nothing with a person's
/// logic: which candidates exclude each other, and what each rule means by itself.
class Meaning {
 public:
  /// Of rules that are about pairs of cells.
  explicit Meaning(const ForbiddenTable& table);
  /// Of the houses of a board, and of rules by their numbers.
  Meaning(int side, const std::vector<StepRule>& houses, std::vector<RuleMeaning> rules);

  int side() const { return side_; }
  int cell_count() const { return side_ * side_; }
  /// Whether these digits in these cells break some rule.
  bool forbids(int cell, int digit, int other_cell, int other_digit) const {
    return (forbidden(cell, digit, other_cell) >> other_digit & 1U) != 0;
  }
  /// Bit d for every such digit d of the other cell.
  unsigned forbidden(int cell, int digit, int other_cell) const {
    return forbidden_[index(cell, digit, other_cell)];
  }
  /// Whether two cells never hold the same digit.
  bool differ(int cell, int other_cell) const;
  bool all_differ(const std::vector<int>& cells) const;
  const RuleMeaning& rule(std::size_t number) const { return rules_.at(number); }
  /// None where rules are about pairs of cells alone.
  std::size_t rule_count() const { return rules_.size(); }
  /// Of one of the rules; made when it is asked for first.
  const RuleTable& table(const StepRule& rule) const;

 private:
  std::size_t index(int cell, int digit, int other_cell) const {
    return static_cast<std::size_t>((cell * side_ + digit - 1) * cell_count() + other_cell);
  }
  /// By what the rule says together with those of others that are about some of its cells.
  void forbid_by(const StepRule& rule, std::span<const StepRule> together);
  /// By all ways through the tables of rules, each of which leaves the others fewer digits.
  void forbid_by_tables(std::span<const StepRule> rules);
  /// By way of a third cell of the rule: of three that rise, the first is below the last.
  void forbid_through(const RuleMeaning& meaning);

  int side_;
  std::vector<unsigned> forbidden_;  ///< bit d for digit d
  std::vector<RuleMeaning> rules_;
  mutable std::map<const StepRule*, RuleTable> tables_;
};

}  // namespace ninefold::tests
