#include "tests/support/puzzles/named_rules.hpp"

#include "core/rules/rule_table.hpp"

#include <algorithm>

namespace ninefold::tests {

namespace {

void add_disjoint_groups(Shape shape, std::vector<Rule>& rules) {
  for (int row = 0; row < shape.box_rows; ++row) {
    for (int column = 0; column < shape.box_columns; ++column) {
      CellList cells;
      for (int top = row; top < shape.size(); top += shape.box_rows) {
        for (int left = column; left < shape.size(); left += shape.box_columns) {
          cells.push_back(shape.cell(top, left));
        }
      }
      rules.push_back(make_rule("house", {cells}));
    }
  }
}

void add_rules(std::string_view name, Shape shape, std::vector<Rule>& rules) {
  if (name == "diagonal") {
    rules.push_back(make_rule("diagonals", {1}));
  } else if (name == "disjoint-groups") {
    add_disjoint_groups(shape, rules);
  } else if (name == "cyclic-non-consecutive") {
    rules.push_back(make_rule("non-consecutive"));
    rules.push_back(make_rule("pairs", {DigitPairs{{1, static_cast<Digit>(shape.size())}}}));
  } else if (name == "torus-non-consecutive") {
    rules.push_back(make_rule("non-consecutive", {1}));
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
