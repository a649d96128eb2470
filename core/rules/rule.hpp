#pragma once

#include "core/board/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

namespace ninefold {

/// Two digits in either order; both may be the same.
struct DigitPair {
  Digit first;
  Digit second;
  bool operator==(const DigitPair&) const = default;
  friend bool operator<(DigitPair left, DigitPair right) {
    return std::tie(left.first, left.second) < std::tie(right.first, right.second);
  }
};

using CellList = std::vector<Cell>;
using DigitPairs = std::vector<DigitPair>;

/// A region number, from 0, for every cell in reading order.
struct Regions {
  std::vector<std::uint8_t> of_cell;
  bool operator==(const Regions&) const = default;
  friend bool operator<(const Regions& left, const Regions& right) {
    return left.of_cell < right.of_cell;
  }
};

/// An argument of a rule. The schema of the rule's type (schema.hpp) says which of these each
/// argument is, and what fits. An int is a number, or the place of a word in its list.
using Argument = std::variant<int, CellList, DigitPairs, Regions>;

struct RuleType;

/// The type of rule that a puzzle has unless it says otherwise: rows, columns and boxes.
const RuleType& default_rule_type();

/// A rule as data: which one, and an argument for each parameter of its schema. Made by name with
/// make_rule() and rule_named() of rule_table.hpp; Rule{} is the default rule.
struct Rule {
  const RuleType* type = &default_rule_type();
  std::vector<Argument> arguments;

  bool operator==(const Rule&) const = default;
};

/// An argument of a valid rule; T as its schema says.
template <typename T>
const T& argument(const Rule& rule, std::size_t index = 0) {
  return *std::get_if<T>(&rule.arguments[index]);
}

template <typename T>
T& argument(Rule& rule, std::size_t index = 0) {
  return *std::get_if<T>(&rule.arguments[index]);
}

/// The name a rule goes by in lists, links and messages: that of its type, or that of a preset
/// (rule_type.hpp) if its arguments are the preset's.
std::string rule_name(const Rule& rule);

/// A puzzle: rules and givens on a board. At least one of the rules is a base (rule_type.hpp).
struct Puzzle {
  std::vector<Rule> rules{Rule{}};
  Grid givens;

  bool operator==(const Puzzle&) const = default;
};

}  // namespace ninefold
