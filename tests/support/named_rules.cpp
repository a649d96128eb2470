#include "tests/support/named_rules.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

Rule falling_diagonal(Shape shape) {
  Rule house{RuleKind::extra_house, {}, {}};
  for (int row = 0; row < shape.size(); ++row) house.cells.push_back(shape.cell(row, row));
  return house;
}

Rule rising_diagonal(Shape shape) {
  Rule house{RuleKind::extra_house, {}, {}};
  for (int row = 0; row < shape.size(); ++row) {
    house.cells.push_back(shape.cell(row, shape.size() - 1 - row));
  }
  return house;
}

void add_disjoint_groups(Shape shape, std::vector<Rule>& rules) {
  for (int row = 0; row < shape.box_rows; ++row) {
    for (int column = 0; column < shape.box_columns; ++column) {
      Rule house{RuleKind::extra_house, {}, {}};
      for (int top = row; top < shape.size(); top += shape.box_rows) {
        for (int left = column; left < shape.size(); left += shape.box_columns) {
          house.cells.push_back(shape.cell(top, left));
        }
      }
      rules.push_back(house);
    }
  }
}

Rule consecutive_pairs(Shape shape, RuleKind kind) {
  Rule rule{kind, {}, {}};
  for (Digit digit = 1; digit < shape.size(); ++digit) {
    rule.pairs.push_back({digit, static_cast<Digit>(digit + 1)});
  }
  return rule;
}

void add_rules(std::string_view name, Shape shape, std::vector<Rule>& rules) {
  if (name == "diagonal" || name == "diagonals") {
    rules.push_back(falling_diagonal(shape));
    if (name == "diagonals") rules.push_back(rising_diagonal(shape));
  } else if (name == "disjoint-groups") {
    add_disjoint_groups(shape, rules);
  } else if (name == "non-consecutive" || name == "cyclic-non-consecutive") {
    rules.push_back(consecutive_pairs(shape, RuleKind::forbidden_pairs));
    if (name != "non-consecutive") {
      rules.back().pairs.push_back({static_cast<Digit>(shape.size()), 1});
    }
  } else if (name == "torus-non-consecutive") {
    rules.push_back(consecutive_pairs(shape, RuleKind::torus_forbidden_pairs));
  } else {
    rules.push_back(rule_named(name, shape).value());
  }
}

}  // namespace

std::vector<Rule> named_rules(std::string_view names, Shape shape) {
  std::vector<Rule> rules;
  if (names.find("latin") == std::string_view::npos) rules.push_back(Rule{});
  while (!names.empty()) {
    const std::size_t end = std::min(names.find(','), names.size());
    add_rules(names.substr(0, end), shape, rules);
    names.remove_prefix(std::min(end + 1, names.size()));
  }
  return rules;
}

Puzzle empty_puzzle(std::string_view names, Shape shape) {
  Puzzle puzzle;
  puzzle.rules = named_rules(names, shape);
  puzzle.givens = Grid(shape);
  return puzzle;
}

}  // namespace ninefold::tests
