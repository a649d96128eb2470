#include "core/generate/setting/redundancy.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "tests/support/puzzles/example.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

TEST_CASE("Redundant givens are those that can each be left out", "[generate]") {
  const Engine engine = engine_for("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  const Redundancy redundant = find_redundant_givens(engine, givens);
  REQUIRE(redundant.solutions == 1);
  CHECK(redundant.cells.count() == 22);
  for (const Cell cell : given_cells(givens)) {
    Grid without = givens;
    without[cell] = empty_cell;
    const bool can_go = engine.count(without).solutions == Count(1);
    CHECK(redundant.cells.contains(cell) == can_go);
  }
}

TEST_CASE("Minimal givens are enough, and none is too many", "[generate]") {
  for (const std::string_view rules : {"classic", "diagonals", "knight"}) {
    const Engine engine = engine_for(rules, 9);
    const Answer some = engine.first(Grid());
    REQUIRE(some.solution);
    CellSet seen;
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const Redundancy minimal = find_minimal_givens(engine, *some.solution, seed);
      REQUIRE(minimal.solutions == 1);
      const Grid givens = givens_from(*some.solution, minimal.cells);
      CHECK(engine.count(givens).solutions == Count(1));
      CHECK(find_redundant_givens(engine, givens).cells.empty());
      CHECK(find_minimal_givens(engine, *some.solution, seed).cells == minimal.cells);
      CHECK_FALSE(minimal.cells == seen);
      seen = minimal.cells;
    }
  }
}

TEST_CASE("Of puzzles without one solution no givens are told", "[generate]") {
  const Engine engine = engine_for("classic", 4);
  CHECK(find_redundant_givens(engine, grid_of("1...............")).solutions == 2);
  CHECK(find_redundant_givens(engine, grid_of("11..............")).solutions == 0);
  CHECK(find_minimal_givens(engine, grid_of("1...............")).solutions == 2);
  CHECK(find_minimal_givens(engine, grid_of("11..............")).cells.empty());
  const Engine nine = engine_for("classic", 9);
  Budget budget;
  budget.nodes = 3;
  CHECK(find_minimal_givens(nine, grid_of(example_puzzle), 0, budget).stopped ==
        StopReason::node_limit);
  CHECK(find_redundant_givens(nine, grid_of(example_puzzle), budget).stopped ==
        StopReason::node_limit);
}

TEST_CASE("What is told of redundant givens before a search ends early is right", "[generate]") {
  const Engine engine = engine_for("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  const CellSet redundant = find_redundant_givens(engine, givens).cells;
  int stopped = 0;
  for (std::uint64_t nodes = 1; nodes < 100; nodes += 7) {
    Budget budget;
    budget.nodes = nodes;
    const Redundancy some = find_redundant_givens(engine, givens, budget);
    if (some.stopped == StopReason::complete) continue;
    ++stopped;
    CHECK(some.cells.without(redundant).empty());
  }
  CHECK(stopped > 0);
}
