#pragma once

#include "tests/support/oracles/step_rule.hpp"

#include <vector>

namespace ninefold::tests {

/// A rule as a table of the states that reading its cells leads through, so that what its cells can
/// hold together is seen at once and not found by trying.
class RuleTable {
 public:
  /// `differ` says that its cells hold different digits in any case, which is then read, too. A
  /// rule of too many states has an empty table.
  RuleTable(const StepRule& rule, int side, bool differ);

  bool is_empty() const { return next_.empty(); }
  const std::vector<int>& cells() const { return cells_; }

  /// Leaves of the digits, bit d for digit d by cell of the board, those that are in some way
  /// through the table; false where there is no way. `is_new` tells whether any are gone.
  bool narrow(std::vector<unsigned>& left, bool& is_new) const;

 private:
  /// By digit; -1 for nowhere.
  using Row = std::vector<int>;

  bool read(const StepRule& rule, bool differ);
  /// Makes one of the states from which the same digits are possible.
  void merge();

  std::vector<int> cells_;
  int side_;
  /// By place and state, those after the last cell without rows.
  std::vector<std::vector<Row>> next_;
  mutable std::vector<std::vector<char>> reached_;
};

}  // namespace ninefold::tests
