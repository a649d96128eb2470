// Houses that follow from others. What they change is time alone; that they hold is looked at in
// solutions.

#include "core/rules/implied_houses.hpp"

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <set>
#include <vector>

using namespace ninefold;

namespace {

constexpr Shape nine_by_nine{3, 3};

/// The cells of some rows and columns, counted from 1.
Constraints::House crossings(const std::vector<int>& rows, const std::vector<int>& columns) {
  Constraints::House cells;
  for (const int row : rows) {
    for (const int column : columns) cells.push_back(nine_by_nine.cell(row - 1, column - 1));
  }
  return cells;
}

const std::vector<int> first = {2, 3, 4};
const std::vector<int> second = {6, 7, 8};
const std::vector<int> between = {1, 5, 9};

std::vector<Constraints::House> windows() {
  return {crossings(first, first), crossings(first, second), crossings(second, first),
          crossings(second, second)};
}

Constraints constraints_with(const std::vector<Constraints::House>& houses) {
  Constraints constraints;
  constraints.shape = nine_by_nine;
  constraints.has_boxes = true;
  for (const Constraints::House& house : houses) add_extra_house(house, constraints);
  return constraints;
}

std::set<Constraints::House> implied_by(const std::vector<Constraints::House>& houses) {
  const std::vector<CellSet> found = implied_houses(constraints_with(houses));
  std::set<Constraints::House> each;
  for (const CellSet& cells : found) {
    Constraints::House house;
    for (const Cell cell : cells) house.push_back(cell);
    each.insert(house);
  }
  CHECK(each.size() == found.size());
  return each;
}

}  // namespace

TEST_CASE("The windows of Windoku imply five houses", "[rules]") {
  CHECK(implied_by(windows()) ==
        std::set<Constraints::House>{crossings(first, between), crossings(second, between),
                                     crossings(between, first), crossings(between, second),
                                     crossings(between, between)});
}

TEST_CASE("A house in two rows or columns leaves another", "[rules]") {
  Constraints::House in_rows = crossings({1}, {1, 2, 3, 4});
  const Constraints::House below = crossings({2}, {5, 6, 7, 8, 9});
  in_rows.insert(in_rows.end(), below.begin(), below.end());
  Constraints::House rest = crossings({1}, {5, 6, 7, 8, 9});
  const Constraints::House rest_below = crossings({2}, {1, 2, 3, 4});
  rest.insert(rest.end(), rest_below.begin(), rest_below.end());
  CHECK(implied_by({in_rows}) == std::set<Constraints::House>{rest});
  // Nor is one found that is given.
  CHECK(implied_by({in_rows, rest}).empty());
}

TEST_CASE("What overlaps, and what lies in more lines, implies nothing", "[rules]") {
  CHECK(implied_by({}).empty());
  CHECK(implied_by({crossings(first, first), crossings(first, {4, 5, 6})}).empty());
  CHECK(implied_by({crossings(first, first), crossings(second, second)}).empty());
  Constraints::House diagonal;
  for (int index = 0; index < 9; ++index) diagonal.push_back(nine_by_nine.cell(index, index));
  CHECK(implied_by({diagonal}).empty());
  // Of boxes only what is known follows.
  CHECK(implied_by({crossings({1, 2, 3}, between)}).empty());
}

TEST_CASE("Implied houses hold every digit in solutions of Windoku", "[rules]") {
  std::vector<Rule> rules = {make_rule("classic")};
  for (const Constraints::House& window : windows()) rules.push_back(make_rule("house", {window}));
  const Engine engine = Engine::create(nine_by_nine, rules).value();
  const std::vector<CellSet> houses = implied_houses(constraints_with(windows()));
  int seen = 0;
  for (int digit = 1; digit <= 9; ++digit) {
    Grid givens(nine_by_nine);
    givens[nine_by_nine.cell(4, 4)] = static_cast<Digit>(digit);
    const Answer answer = engine.solve(givens);
    REQUIRE(answer.solution.has_value());
    for (const CellSet& house : houses) {
      std::set<int> digits;
      for (const Cell cell : house) digits.insert((*answer.solution)[cell]);
      CHECK(digits.size() == 9);
      ++seen;
    }
  }
  CHECK(seen == 45);
}
