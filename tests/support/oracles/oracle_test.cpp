// The oracles against hand-made facts and each other, so that what they say can be believed.

#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"
#include "core/verify/verify.hpp"
#include "tests/support/oracles/brute_force.hpp"
#include "tests/support/oracles/sat/sat_oracle.hpp"
#include "tests/support/oracles/shrink.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random_puzzle.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <map>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

Puzzle empty_board(int size, std::vector<Rule> rules) {
  Puzzle puzzle;
  puzzle.rules = std::move(rules);
  puzzle.givens = Grid(Shape::of_size(size).value());
  return puzzle;
}

int given_count(const Puzzle& puzzle) {
  int givens = 0;
  for (int cell = 0; cell < puzzle.givens.shape().cell_count(); ++cell) {
    givens += puzzle.givens[static_cast<Cell>(cell)] != empty_cell;
  }
  return givens;
}

bool reading_order(const Grid& left, const Grid& right) {
  for (int cell = 0; cell < left.shape().cell_count(); ++cell) {
    const auto at = static_cast<Cell>(cell);
    if (left[at] != right[at]) return left[at] < right[at];
  }
  return false;
}

}  // namespace

TEST_CASE("Brute force counts what is published for 4x4", "[support]") {
  // 288: OEIS A107739. 576: OEIS A002860. 24 with knights, 0 with kings: two independent counters
  // outside this repository.
  CHECK(brute_force(empty_board(4, {make_rule("classic")})).count == 288);
  CHECK(brute_force(empty_board(4, {make_rule("latin")})).count == 576);
  CHECK(brute_force(empty_board(4, {make_rule("classic"), make_rule("knight")})).count == 24);
  CHECK(brute_force(empty_board(4, {make_rule("classic"), make_rule("king")})).count == 0);
}

TEST_CASE("Brute force gives solutions in reading order, and says when it gave up", "[support]") {
  const Puzzle puzzle = empty_board(4, {Rule{}});
  const BruteForce all = brute_force(puzzle);
  CHECK(all.complete);
  REQUIRE(all.solutions.size() == 288);
  CHECK(std::is_sorted(all.solutions.begin(), all.solutions.end(), reading_order));
  CHECK(std::none_of(all.solutions.begin(), all.solutions.end(), [&puzzle](const Grid& solution) {
    return verify(puzzle, solution).has_value();
  }));
  CHECK(all.candidates[0] == 0b1111);
  CHECK_FALSE(brute_force(puzzle, {100, 10, 1000}).complete);
  const BruteForce two = brute_force(puzzle, {1000, 10, 2});
  CHECK_FALSE(two.complete);
  CHECK(two.count == 2);
}

TEST_CASE("Givens that break a rule have no solution for brute force", "[support]") {
  Puzzle puzzle;
  puzzle.givens = grid_of("1..1 .... .... ....");
  CHECK(brute_force(puzzle).count == 0);
  CHECK(brute_force(puzzle).complete);
  puzzle.givens = grid_of("1234 3412 2143 4321");
  CHECK(brute_force(puzzle).count == 1);
  puzzle.givens = grid_of("1234 3412 2143 4312");
  CHECK(brute_force(puzzle).count == 0);
}

TEST_CASE("The SAT oracle and brute force agree", "[support]") {
  if (!has_sat_solver()) SKIP("no cadical on this machine: the SAT oracle was not asked");
  Random random(1);
  for (int round = 0; round < 20; ++round) {
    const Puzzle puzzle = random_puzzle(random, Shape{2, 2});
    const ForbiddenTable forbidden(puzzle.rules, puzzle.givens.shape());
    const BruteForce reference = brute_force(forbidden, puzzle.givens);
    std::optional<SatAnswer> answer = ask_sat_solver(forbidden, puzzle.givens, 12);
    REQUIRE(answer.has_value());
    CHECK(answer->complete == (reference.count < 12));
    if (!answer->complete) continue;
    std::sort(answer->solutions.begin(), answer->solutions.end(), reading_order);
    CHECK(answer->solutions == reference.solutions);
  }
}

TEST_CASE("The random puzzles are solvable, multiple and contradictory, with every rule",
          "[support]") {
  Random random(2);
  int none = 0;
  int one = 0;
  int several = 0;
  std::map<std::string_view, int> with_type;
  std::array<int, 10> of_size{};
  for (int round = 0; round < 300; ++round) {
    const Puzzle puzzle = random_puzzle(random);
    REQUIRE_FALSE(validate(puzzle.rules, puzzle.givens.shape()).has_value());
    ++of_size[static_cast<std::size_t>(puzzle.givens.shape().size())];
    for (const Rule& rule : puzzle.rules) ++with_type[rule.type->name];
    const BruteForce found = brute_force(puzzle, {20'000, 2, 2});
    if (found.count >= 2)
      ++several;
    else if (found.complete)
      ++(found.count == 0 ? none : one);
  }
  CHECK(none > 30);
  CHECK(one > 30);
  CHECK(several > 30);
  CHECK(with_type.size() == 9);
  for (const auto& [name, rules] : with_type) {
    INFO(name);
    CHECK(rules > 10);
  }
  CHECK(of_size[4] > 30);
  CHECK(of_size[6] > 30);
  CHECK(of_size[9] > 10);
}

TEST_CASE("The same seed gives the same puzzles", "[support]") {
  Random one(3);
  Random other(3);
  for (int round = 0; round < 10; ++round) CHECK(random_puzzle(one) == random_puzzle(other));
  // Known from the published reference output of SplitMix64 for seed 1234567.
  Random reference(1234567);
  CHECK(reference.next() == 6457827717110365317U);
  CHECK(reference.next() == 3203168211198807973U);
}

TEST_CASE("Shrinking keeps what fails and nothing else", "[support]") {
  Puzzle puzzle = empty_board(4, {make_rule("classic"), make_rule("knight"),
                                  make_rule("pairs", {DigitPairs{{1, 2}, {3, 4}, {2, 2}}})});
  puzzle.givens = grid_of("1... ..12 .1.3 4...");
  const auto fails = [](const Puzzle& candidate) {
    const Rule& last = candidate.rules.back();
    if (last.arguments.empty()) return false;
    const auto& pairs = argument<DigitPairs>(last);
    const bool has_pair = !pairs.empty() && pairs.back() == DigitPair{2, 2};
    return has_pair && candidate.givens[7] == 2;
  };
  REQUIRE(fails(puzzle));
  const Puzzle small = shrink(puzzle, fails);
  CHECK(small.rules ==
        std::vector<Rule>{make_rule("classic"), make_rule("pairs", {DigitPairs{{2, 2}}})});
  CHECK(small.givens[7] == 2);
  CHECK(given_count(small) == 1);
}
