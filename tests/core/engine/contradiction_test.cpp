#include "core/engine/contradiction.hpp"

#include "core/formats/constraints/description.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <chrono>
#include <thread>
#include <vector>

namespace ninefold {
namespace {

Engine engine_of(const Puzzle& puzzle) {
  return std::move(Engine::create(puzzle.givens.shape(), puzzle.rules)).value();
}

Contradiction ask(const std::string& description, const Budget& budget = {}) {
  const Puzzle puzzle = read_description(description).value();
  return find_contradiction(engine_of(puzzle), puzzle.rules, puzzle.givens, budget);
}

Grid only(const Grid& givens, const CellSet& cells) {
  Grid grid(givens.shape());
  for (const Cell cell : cells) grid[cell] = givens[cell];
  return grid;
}

TEST_CASE("a puzzle with a solution has no contradiction") {
  const Contradiction found = ask("1;;d4.9.14b5.86.3b861d9567f72.3.49f2758d963b6.53.7b97.3.5d");
  CHECK(found.solvable);
  CHECK(found.cells.empty());
  CHECK(found.stopped == StopReason::complete);
}

TEST_CASE("two conflicting givens are the whole contradiction") {
  const Contradiction found =
      ask("1;torus-knight,torus-pairs:27;3c2b1g7.2c5.13b9d8f1.6.2c17b635e94.1b42d6679f");
  CHECK_FALSE(found.solvable);
  CellSet expected;
  expected.insert(4);
  expected.insert(66);
  CHECK(found.cells == expected);
  CHECK(found.stopped == StopReason::complete);
  // Nothing was searched.
  CHECK(found.nodes == 0);
}

TEST_CASE("every given of a contradiction is needed") {
  for (const char* description :
       {"1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d", "1;;12345678.h9zzk"}) {
    CAPTURE(description);
    const Puzzle puzzle = read_description(description).value();
    const Engine engine = engine_of(puzzle);
    const Contradiction found = find_contradiction(engine, puzzle.rules, puzzle.givens);
    REQUIRE_FALSE(found.solvable);
    REQUIRE_FALSE(found.cells.empty());
    CHECK(engine.solve(only(puzzle.givens, found.cells)).solutions == Count(0));
    for (const Cell cell : found.cells) {
      CellSet others = found.cells;
      others.erase(cell);
      CHECK_FALSE(engine.solve(only(puzzle.givens, others)).solutions == Count(0));
    }
  }
}

TEST_CASE("contradictions of small boards are irreducible, and the same everywhere") {
  struct Known {
    const char* description;
    int cells;
    std::uint64_t nodes;
  };
  // What was found when this was written: sets that the test above would accept too, by as many
  // nodes as the orders of leaving out take.
  for (const auto& [description, cells, nodes] :
       {Known{"1;;b2b4.143d14", 3, 99}, Known{"1;;.2b1.4.56c3.5d42.6.4b5b1.3b", 6, 286},
        Known{"1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d", 12, 1323}}) {
    CAPTURE(description);
    const Contradiction found = ask(description);
    CHECK_FALSE(found.solvable);
    CHECK(found.cells.count() == cells);
    CHECK(found.nodes == nodes);
  }
}

TEST_CASE("rules that contradict on their own need no given") {
  // A king's moves around the edges of a 4x4 board leave no room for four of a digit.
  const Contradiction found = ask("1;torus-king;p");
  CHECK_FALSE(found.solvable);
  CHECK(found.cells.empty());
}

TEST_CASE("a search for a contradiction hears the clock and tells how far it is") {
  const char* const deep = "1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d";
  Budget budget;
  budget.time = std::chrono::milliseconds(0);
  CHECK(ask(deep, budget).stopped == StopReason::time_limit);
  budget.time = std::chrono::hours(1);
  const Contradiction within = ask(deep, budget);
  CHECK(within.stopped == StopReason::complete);
  CHECK(within.cells == ask(deep).cells);

  const Puzzle puzzle = read_description(deep).value();
  const Engine engine = engine_of(puzzle);
  std::vector<double> fractions;
  std::uint64_t nodes = 0;
  const auto listen = [&](const Progress& progress) {
    fractions.push_back(progress.fraction);
    CHECK(progress.nodes >= nodes);
    nodes = progress.nodes;
    return true;
  };
  const Contradiction heard = find_contradiction(engine, puzzle.rules, puzzle.givens, {}, listen);
  CHECK(heard.cells == within.cells);
  REQUIRE(fractions.size() > static_cast<std::size_t>(heard.cells.count()));
  CHECK(std::is_sorted(fractions.begin(), fractions.end()));
  CHECK(fractions.front() >= 0);
  CHECK(fractions.back() <= 1);
  CHECK(fractions.back() > 0.5);

  int calls = 0;
  const auto stop = [&calls](const Progress&) { return ++calls < 5; };
  CHECK(find_contradiction(engine, puzzle.rules, puzzle.givens, {}, stop).stopped ==
        StopReason::cancelled);
  CHECK(calls == 5);
}

TEST_CASE("the budget of nodes is that of all searches for a contradiction together") {
  const char* const deep = "1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d";
  const Contradiction whole = ask(deep);
  Budget budget;
  budget.nodes = whole.nodes / 2;
  const Contradiction half = ask(deep, budget);
  CHECK(half.stopped == StopReason::node_limit);
  // Budgets are looked at every few hundred nodes.
  CHECK(half.nodes <= budget.nodes + 300);
}

TEST_CASE("the budget of time is that of all searches for a contradiction together") {
  const Puzzle puzzle = read_description("1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d").value();
  // No search comes near the budget by itself; what is told between them takes the time.
  Budget budget;
  budget.time = std::chrono::milliseconds(50);
  const auto slow = [](const Progress&) {
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return true;
  };
  const Contradiction found =
      find_contradiction(engine_of(puzzle), puzzle.rules, puzzle.givens, budget, slow);
  CHECK(found.stopped == StopReason::time_limit);
  CHECK_FALSE(found.solvable);
}

TEST_CASE("a stopped search says so") {
  Budget budget;
  budget.nodes = 1;
  const Contradiction found = ask("1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d", budget);
  CHECK(found.stopped == StopReason::node_limit);

  const Puzzle puzzle = read_description("1;;8g57d6.1b6.532d5f91.2.79e4c7e8l6449.31d").value();
  const Contradiction cancelled = find_contradiction(engine_of(puzzle), puzzle.rules, puzzle.givens,
                                                     {}, [](const Progress&) { return false; });
  CHECK(cancelled.stopped == StopReason::cancelled);
}

}  // namespace
}  // namespace ninefold
