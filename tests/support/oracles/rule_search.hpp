#pragma once

#include "tests/support/oracles/forbidden_table.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ninefold::tests {

/// What a rule says of the digits of its cells, told once more for a test.
struct Saying {
  std::vector<Cell> cells;
  /// Whether these may be the digits of the first cells; of all of them, whether they are right.
  std::function<bool(std::span<const Digit>)> may_begin;
};

/// Another solver, for many puzzles with few givens: it knows the meanings of the rules and what is
/// said besides, shares nothing with the engines, and goes on where few digits are left and much
/// was refused.
class RuleSearch {
 public:
  explicit RuleSearch(const ForbiddenTable& forbidden, std::vector<Saying> sayings = {});

  struct Found {
    int solutions = 0;  ///< up to two
    Grid first;
    bool complete = true;  ///< false where there were too many nodes
  };
  Found run(const Grid& givens, std::uint64_t most_nodes = 1'000'000);

 private:
  using Left = std::array<std::uint16_t, max_cells>;

  bool settle(Left& left);
  void blame(const std::vector<Cell>& cells);
  bool strike_peers(Left& left, bool& changed, std::array<bool, max_cells>& done) const;
  bool fill_houses(Left& left, bool& changed);
  struct Option {
    Cell cell;
    Digit digit;
  };
  bool strike_seen(const std::vector<Option>& options, Left& left, bool& changed) const;
  bool strike_between(Left& left, bool& changed) const;
  bool ask(const Saying& saying, Left& left, bool& changed) const;
  bool extend(const Saying& saying, const Left& left, std::vector<Digit>& digits,
              std::vector<std::uint16_t>& met) const;
  void search(Left left);
  int cell_count() const { return forbidden_.shape().cell_count(); }

  const ForbiddenTable& forbidden_;
  std::vector<Saying> sayings_;
  std::vector<std::vector<Cell>> houses_;  ///< as many cells as digits, all different
  Found found_;
  std::uint64_t nodes_left_ = 0;
  std::array<double, max_cells> weights_{};  ///< cells where something was often refused weigh more
};

}  // namespace ninefold::tests
