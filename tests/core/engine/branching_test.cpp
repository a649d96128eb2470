// Branching never loses or repeats a solution, whatever the rules leave of it. Enumerating goes
// cell by cell in reading order, and so checks the branches that solving and counting choose.

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cstdint>
#include <random>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

/// A grid that is right under classic rules with `shift` 3, and a Latin square with 1.
Grid cyclic(int shift) {
  Grid grid{Shape{}};
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int start = shift == 3 ? 3 * (row % 3) + row / 3 : row;
      grid[Shape{}.cell(row, column)] = static_cast<Digit>((start + column) % 9 + 1);
    }
  }
  return grid;
}

void compare(const std::vector<Rule>& rules, const Grid& solution, int open_cells) {
  const Result<Engine> engine = Engine::create(Shape{}, rules);
  REQUIRE(engine);
  std::mt19937 random(7);
  int with_several = 0;
  for (int round = 0; round < 30; ++round) {
    Grid givens = solution;
    for (int open = 0; open < open_cells;) {
      const auto cell = static_cast<Cell>(random() % 81U);
      if (givens[cell] == empty_cell) continue;
      givens[cell] = empty_cell;
      ++open;
    }
    constexpr std::uint64_t most = 20000;
    Budget budget;
    budget.solutions = most;
    std::uint64_t listed = 0;
    engine->enumerate(
        givens, [&listed](const Grid&) { return ++listed < most; }, budget);
    if (listed >= most) continue;
    INFO("round " << round << ", " << listed << " solutions");
    CHECK(engine->count(givens).solutions == Count(listed));
    CHECK(engine->solve(givens).solutions == Count(listed > 1 ? 2U : 1U));
    if (listed > 1) ++with_several;
  }
  CHECK(with_several > 5);
}

}  // namespace

TEST_CASE("Branching finds every solution with boxes", "[engine]") {
  compare({Rule{}}, cyclic(3), 52);
}

TEST_CASE("Branching finds every solution without boxes", "[engine]") {
  compare({make_rule("latin")}, cyclic(1), 46);
}
