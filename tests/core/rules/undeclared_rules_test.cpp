// Rules that declare nothing, in random puzzles: every way to ask must count them right, since
// what a rule does not say may make answers slower and never wrong. NINEFOLD_SEED (a number or
// `fresh`) and NINEFOLD_SECONDS make other and longer runs.

#include "tests/support/puzzles/undeclared_rules.hpp"

#include "core/engine/bands/band_plan.hpp"
#include "core/engine/contradiction.hpp"
#include "core/engine/counting/template_count.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule_table.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/oracles/engine_agreement.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <iostream>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

/// A random puzzle, with a rule or two that declare nothing. Nothing where its own rules have no
/// solution that such a rule could be made for.
std::optional<Puzzle> puzzle_with_undeclared(Random& random, Shape shape) {
  Puzzle puzzle = random_puzzle(random, shape);
  const ForbiddenTable forbidden(puzzle.rules, shape);
  const BruteForce found = brute_force(forbidden, puzzle.givens, {50'000, 1, 1});
  if (found.solutions.empty()) return std::nullopt;
  puzzle.rules.push_back(random_undeclared_rule(random, found.solutions.front()));
  if (random.chance(30)) {
    puzzle.rules.push_back(random_undeclared_rule(random, found.solutions.front()));
  }
  return puzzle;
}

/// Whether counted candidates are as many as the solutions say.
bool candidates_are_counted(const Engine& engine, const Puzzle& puzzle, const BruteForce& found) {
  constexpr std::uint32_t most = 1'000;
  const CandidatesAnswer answer = engine.candidates(puzzle.givens, most);
  const Shape shape = puzzle.givens.shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    for (Digit digit = 1; digit <= shape.size(); ++digit) {
      std::uint32_t solutions = 0;
      for (const Grid& solution : found.solutions) solutions += solution[cell] == digit ? 1 : 0;
      if (answer.solutions[cell][digit - 1U] != std::min(solutions, most)) return false;
    }
  }
  return true;
}

void compare_random(Shape shape, int rounds) {
  Random random(random_seed() + static_cast<std::uint64_t>(shape.size()));
  int compared = 0;
  int several = 0;
  int none = 0;
  int round = 0;
  for (const Effort effort(share_of(rounds)); effort.goes_on(round); ++round) {
    const std::optional<Puzzle> puzzle = puzzle_with_undeclared(random, shape);
    if (!puzzle) continue;
    const ForbiddenTable forbidden(puzzle->rules, shape);
    const BruteForce found = brute_force(forbidden, puzzle->givens, {300'000, 5'000, 5'000});
    if (!found.complete) continue;
    ++compared;
    several += found.count > 1 ? 1 : 0;
    none += found.count == 0 ? 1 : 0;
    const Engine engine = Engine::create(shape, puzzle->rules).value();
    INFO("round " << round << ", givens " << digits_of(puzzle->givens) << ", "
                  << puzzle->rules.back().type->name);
    CHECK(compare_engine(engine, *puzzle, found).value_or("").empty());
    CHECK(compare_lessons(*puzzle, found, 3'000).value_or("").empty());
    CHECK(compare_contradiction(engine, *puzzle, forbidden).value_or("").empty());
    CHECK(candidates_are_counted(engine, *puzzle, found));
    for (const Grid& solution : found.solutions) CHECK_FALSE(verify(*puzzle, solution));
  }
  std::cout << "undeclared rules on " << shape.size() << "x" << shape.size() << ": " << compared
            << " puzzles, " << several << " with several solutions, " << none << " with none\n";
  CHECK((compared > rounds / 4 || takes_fewer_cases()));
  CHECK((several > 0 || takes_fewer_cases()));
  CHECK((none > 0 || takes_fewer_cases()));
}

}  // namespace

TEST_CASE("Rules that declare nothing are counted right on 4x4", "[rules]") {
  compare_random(Shape{2, 2}, 200);
}

TEST_CASE("Rules that declare nothing are counted right on 6x6", "[rules]") {
  compare_random(Shape{2, 3}, 80);
}

TEST_CASE("Rules that declare nothing are counted right on 9x9", "[rules]") {
  compare_random(Shape{}, 30);
}

TEST_CASE("A sum and an order have the published classic count in parts", "[rules]") {
  // All 288 grids of 4x4: r1c1 below r1c2 in half of them, and three cells of a row have the sum
  // 10 - d where the fourth holds d, which each digit does equally often.
  const Shape shape{2, 2};
  const Grid empty(shape);
  const auto count = [&](std::vector<Rule> rules) {
    rules.push_back(Rule{});
    return Engine::create(shape, rules).value().count(empty).solutions;
  };
  CHECK(count({}) == Count(288));
  CHECK(count({make_rule(rising_rule, {CellList{0, 1}})}) == Count(144));
  CHECK(count({make_rule(sum_rule, {7, CellList{0, 1, 2}})}) == Count(72));
  CHECK(count({make_rule(sum_rule, {5, CellList{0, 1, 2}})}) == Count(0));
  CHECK(count({make_rule(same_rule, {CellList{0, 5}})}) == Count(0));
  // A contribution may say a part of what the rule means: here that the two cells differ.
  RuleType partial = rising_rule;
  partial.contribute = [](const Rule& rule, Shape /*shape*/, Constraints& constraints) {
    add_differences(argument<CellList>(rule), constraints);
  };
  CHECK(count({make_rule(partial, {CellList{0, 5}})}) == Count(144));
}

TEST_CASE("No way to count that knows contributions alone is taken", "[rules]") {
  const Grid empty{Shape{}};
  for (const Rule& rule :
       {make_rule(sum_rule, {15, CellList{0, 1, 2}}), make_rule(rising_rule, {CellList{0, 1}}),
        make_rule(same_rule, {CellList{0, 12}})}) {
    const Constraints constraints =
        gather_constraints(std::vector<Rule>{Rule{}, make_rule("torus-knight"), rule}, Shape{});
    CHECK_FALSE(template_view(constraints, empty));
    const Constraints houses = gather_constraints(std::vector<Rule>{Rule{}, rule}, Shape{});
    CHECK_FALSE(band_plan(houses, empty));
    CHECK(houses.digits_exchange == (rule.type == &same_rule));
  }
}

TEST_CASE("Conflicts of rules that are not about pairs name all their cells", "[rules]") {
  const std::vector<Rule> rules{Rule{}, make_rule(sum_rule, {9, CellList{0, 5, 10}})};
  const Grid grid = grid_of("4... .3.. ..4. ....");
  CHECK(find_conflict(rules, grid) == Conflict{{0, 5, 10}, 1});
  CHECK(find_conflict(rules, grid, 10, 2) == std::nullopt);
  CHECK(find_conflict(rules, grid, 10, 1) == Conflict{{0, 5, 10}, 1});
  // A digit is not to blame for what is broken without it.
  CHECK(find_break(rules[1], grid, 10, 1) == CellSet{0, 5, 10});
  CHECK_FALSE(find_break(rules[1], grid, 15, 1).has_value());
  const Puzzle puzzle{rules, Grid(grid.shape())};
  const Engine engine = Engine::create(grid.shape(), rules).value();
  // 4 and 3 leave 2 for the third; any one of them alone is fine.
  CHECK(find_contradiction(engine, rules, grid).cells == CellSet{0, 5, 10});
  CHECK(verify(puzzle, grid_of("2143 4321 1234 3412")) ==
        Flaw{Flaw::Kind::rule_broken, 0, {0, 5, 10}, 1});
}

TEST_CASE("Of several breaks of a rule that is not about pairs the first is named", "[rules]") {
  const Rule same = make_rule(same_rule, {CellList{10, 0, 5, 15}});
  const Grid grid = grid_of("1... .2.. ..2. ....");
  CHECK(find_breaks(same, grid) == std::vector<CellSet>{{0, 10}, {0, 5}});
  CHECK(is_broken(same, grid));
  CHECK_FALSE(is_broken(same, grid_of("2... .2.. ..2. ....")));
  CHECK(find_conflict(std::vector<Rule>{same}, grid) == Conflict{{0, 5}, 0});
  CHECK(find_break(same, grid, 0, 3) == CellSet{0, 5});
  // 15 is to blame for what it breaks alone.
  CHECK(find_break(same, grid, 15, 3) == CellSet{5, 15});

  // A digit may break a rule in cells that it is none of.
  RuleType elsewhere = same_rule;
  elsewhere.find_breaks = [](const Rule& /*rule*/, const Grid& filled) {
    if (filled[15] == empty_cell) return std::vector<CellSet>{};
    return std::vector<CellSet>{{4, 6}, {1, 2}, {8, 9}};
  };
  CHECK(find_break(make_rule(elsewhere, {CellList{0, 1}}), grid, 15, 3) == CellSet{1, 2});
}

TEST_CASE("A statement about pairs is asked in reading order, whoever asks", "[rules]") {
  const Rule rising = make_rule(rising_rule, {CellList{5, 0}});  // r2c2 below r1c1
  const Shape shape{2, 2};
  CHECK_FALSE(forbids(rising, shape, 0, 3, 5, 2));
  CHECK_FALSE(forbids(rising, shape, 5, 2, 0, 3));
  CHECK(forbids(rising, shape, 0, 2, 5, 3));
  CHECK(forbids(rising, shape, 5, 3, 0, 2));
}
