// Houses that follow from others: which they are, that no answer changes by them, and what they
// save.

#include "core/rules/implied_houses.hpp"

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/oracles/engine_agreement.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

constexpr Shape nine_by_nine{3, 3};

/// The cells of some columns in some rows, counted from 1.
CellSet crossings(const std::vector<int>& rows, const std::vector<int>& columns) {
  CellSet cells;
  for (const int row : rows) {
    for (const int column : columns) cells.insert(nine_by_nine.cell(row - 1, column - 1));
  }
  return cells;
}

const std::vector<int> first = {2, 3, 4};
const std::vector<int> second = {6, 7, 8};
const std::vector<int> between = {1, 5, 9};

std::vector<CellSet> windows() {
  return {crossings(first, first), crossings(first, second), crossings(second, first),
          crossings(second, second)};
}

CellSet diagonal(bool is_rising) {
  CellSet cells;
  for (int row = 0; row < 9; ++row) cells.insert(nine_by_nine.cell(row, is_rising ? 8 - row : row));
  return cells;
}

std::vector<Rule> rules_of(const std::vector<CellSet>& houses) {
  std::vector<Rule> rules = {make_rule("classic")};
  for (const CellSet& house : houses) {
    CellList cells;
    for (const Cell cell : house) cells.push_back(cell);
    rules.push_back(make_rule("house", {cells}));
  }
  return rules;
}

std::set<CellSet> implied_by(const std::vector<CellSet>& houses) {
  const std::vector<CellSet> found = implied_houses(nine_by_nine, houses);
  std::set<CellSet> each(found.begin(), found.end());
  CHECK(each.size() == found.size());
  return each;
}

}  // namespace

TEST_CASE("The windows of Windoku imply five houses", "[rules]") {
  CHECK(implied_by(windows()) ==
        std::set<CellSet>{crossings(first, between), crossings(second, between),
                          crossings(between, first), crossings(between, second),
                          crossings(between, between)});
}

TEST_CASE("A house in two rows or columns implies another", "[rules]") {
  const CellSet in_rows = crossings({1}, {1, 2, 3, 4}) | crossings({2}, {5, 6, 7, 8, 9});
  const CellSet rest = crossings({1}, {5, 6, 7, 8, 9}) | crossings({2}, {1, 2, 3, 4});
  CHECK(implied_by({in_rows}) == std::set<CellSet>{rest});
  const CellSet in_columns = crossings({1, 2, 3, 4}, {8}) | crossings({5, 6, 7, 8, 9}, {9});
  const CellSet beside = crossings({5, 6, 7, 8, 9}, {8}) | crossings({1, 2, 3, 4}, {9});
  CHECK(implied_by({in_columns}) == std::set<CellSet>{beside});
  // One that is given is not found again.
  CHECK(implied_by({in_rows, rest}).empty());
}

TEST_CASE("Houses that overlap, or lie in more lines, imply nothing", "[rules]") {
  CHECK(implied_by({}).empty());
  CHECK(implied_by({crossings(first, first), crossings(first, {4, 5, 6})}).empty());
  CHECK(implied_by({crossings(first, first), crossings(second, second)}).empty());
  CHECK(implied_by({diagonal(false), diagonal(true)}).empty());
  CHECK(implied_by({crossings({1, 2, 3}, between)}).empty());
}

TEST_CASE("Implied houses change no answer", "[rules]") {
  Random random(20261201);
  const std::vector<Rule> rules = rules_of(windows());
  const Engine engine = Engine::create(nine_by_nine, rules).value();
  const ForbiddenTable forbidden(rules, nine_by_nine);
  int several = 0;
  for (int round = 0; round < 6; ++round) {
    const Answer drawn = engine.draw(
        Grid(nine_by_nine), [&random](std::uint32_t bound) { return random.below(bound); });
    REQUIRE(drawn.solution);
    Puzzle puzzle{rules, *drawn.solution};
    for (Cell cell = 0; cell < nine_by_nine.cell_count(); ++cell) {
      if (random.chance(50)) puzzle.givens[cell] = empty_cell;
    }
    const BruteForce found = brute_force(forbidden, puzzle.givens, {1'000'000, 5'000, 5'000});
    REQUIRE(found.complete);
    several += found.count > 1 ? 1 : 0;
    CHECK(compare_engine(engine, puzzle, found).value_or("").empty());
  }
  CHECK(several > 1);
}

TEST_CASE("Implied houses save a search for candidates that they exclude", "[rules]") {
  std::vector<CellSet> houses = windows();
  houses.push_back(diagonal(false));
  houses.push_back(diagonal(true));
  Grid givens(nine_by_nine);
  givens[nine_by_nine.cell(0, 7)] = 1;
  Budget budget;
  budget.nodes = 10'000;
  const CandidatesAnswer answer =
      Engine::create(nine_by_nine, rules_of(houses)).value().candidates(givens, 1, budget);
  CHECK(answer.stopped == StopReason::complete);
  // In rows 1, 5 and 9 of columns 6 to 8.
  CHECK(answer.digits_in(nine_by_nine.cell(4, 6)) == 0b111111110);
}
