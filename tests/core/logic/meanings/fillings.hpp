#pragma once

#include "tests/core/logic/meanings/meaning.hpp"
#include "tests/core/logic/meanings/rule_table.hpp"

#include <cstdint>
#include <set>
#include <utility>
#include <vector>

namespace ninefold::tests {

/// Looks for digits of some cells that keep some rules, where candidates that exclude each other do
/// not stand together and nothing else is known.
class Fillings {
 public:
  /// The rules are those of the meaning; `besides` are tables of others.
  Fillings(const Meaning& meaning, std::vector<int> cells,
           const std::vector<const StepRule*>& rules, std::vector<RuleTable> besides = {});
  Fillings(const Fillings&) = delete;
  Fillings& operator=(const Fillings&) = delete;

  /// Those that were asked for, and those of the rules.
  const std::vector<int>& cells() const { return cells_; }

  /// Two of these cells exclude equal digits alone, unless a rule that is asked for says more.
  void exclude_only_equal_within(std::set<int> cells) { apart_ = std::move(cells); }

  enum class Found : std::uint8_t {
    none,
    some,
    unknown,  ///< there was too much to try
  };
  /// Of these candidates, bit d for digit d, by cell of the board.
  Found among(std::vector<unsigned> candidates);

 private:
  bool narrow(std::vector<unsigned>& left) const;
  bool exclude(std::vector<unsigned>& left, bool& is_new) const;
  bool fill(std::vector<unsigned> left);

  const Meaning& meaning_;
  std::vector<int> cells_;
  std::set<int> apart_;
  std::vector<RuleTable> besides_;
  std::vector<const RuleTable*> tables_;
  std::vector<const StepRule*> unread_;  ///< those of too many states for a table
  std::uint64_t nodes_ = 0;
};

}  // namespace ninefold::tests
