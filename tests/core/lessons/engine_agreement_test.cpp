#include "core/engine/engine.hpp"
#include "core/lessons/move_stack.hpp"
#include "core/lessons/recursion.hpp"
#include "core/lessons/stepper.hpp"
#include "tests/core/lessons/lesson_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::lessons;

namespace {

constexpr std::uint64_t most_work = 20'000;

const std::vector<Options> recursions{{Algorithm::recursion, Order::reading, false},
                                      {Algorithm::recursion, Order::reading, true},
                                      {Algorithm::recursion, Order::fewest, false},
                                      {Algorithm::recursion, Order::fewest, true}};

/// A random puzzle that has a solution where its rules allow one: most of its givens are taken
/// from the first solution of a random sparse puzzle.
Puzzle solvable_puzzle(tests::RandomPuzzles& puzzles) {
  Puzzle puzzle = puzzles.next();
  const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
  for (int index = 0; index < puzzle.givens.shape().cell_count(); ++index) {
    if (puzzles.below(3) != 0) puzzle.givens[static_cast<Cell>(index)] = empty_cell;
  }
  const Answer answer = engine.first(puzzle.givens, {.nodes = 100'000});
  if (!answer.solution) return puzzle;
  for (int index = 0; index < puzzle.givens.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (puzzles.below(5) < 2) puzzle.givens[cell] = (*answer.solution)[cell];
  }
  return puzzle;
}

}  // namespace

TEST_CASE("The lessons and the engine agree on random puzzles under random rules", "[lessons]") {
  tests::RandomPuzzles puzzles(8);
  int counted = 0;
  int with_solutions = 0;
  int firsts = 0;
  for (int round = 0; round < tests::share_of(160); ++round) {
    const Puzzle puzzle = round % 2 == 0 ? puzzles.next() : solvable_puzzle(puzzles);
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    for (const Options& options : recursions) {
      const Lesson lesson(puzzle, options);
      const RecursionOutcome outcome = Recursion<>(lesson).run(most_work);
      if (!outcome.complete) continue;
      const Answer answer = engine.count(puzzle.givens);
      REQUIRE(answer.solutions == Count{outcome.counters.solutions});
      ++counted;
      with_solutions += outcome.solution.has_value();
    }
    const Lesson lesson(puzzle, {Algorithm::stack, Order::reading, false});
    const MoveStackOutcome outcome = MoveStack<>(lesson).run(most_work);
    if (!outcome.complete) continue;
    REQUIRE(engine.first(puzzle.givens).solution == outcome.solution);
    ++firsts;
  }
  // Most of these puzzles are small enough to be searched to the end.
  CHECK(counted > tests::share_of(400));
  CHECK(with_solutions > tests::share_of(120));
  CHECK(firsts > tests::share_of(100));
}

TEST_CASE("Where a puzzle has solutions, single steps never leave them", "[lessons]") {
  tests::RandomPuzzles puzzles(9);
  int stepped = 0;
  for (int round = 0; round < tests::share_of(200); ++round) {
    const Puzzle puzzle = solvable_puzzle(puzzles);
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    const Answer before = engine.count(puzzle.givens, {.solutions = 1000});
    if (before.solutions == Count{0}) continue;
    Stepper stepper(puzzle);
    while (stepper.step() == StepStatus::success) ++stepped;
    REQUIRE(engine.count(stepper.grid(), {.solutions = 1000}).solutions == before.solutions);
  }
  CHECK(stepped > tests::share_of(500));
}
