#include "core/generate/attempts.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/logic/path.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <utility>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

TEST_CASE("Puzzles near another have its solution, and are as wished", "[generate]") {
  const Engine engine = std::move(Engine::create(Shape(), named_rules("classic", Shape()))).value();
  const Constraints constraints = gather_constraints(named_rules("classic", Shape()), Shape());
  Wish wish;
  wish.symmetry = Symmetry::half_turn;
  wish.most_givens = 30;
  const Budget budget;
  const ProgressCallback nobody;
  Spending spending(budget, nobody);
  Attempts attempts(engine, constraints, wish, Random(1, 0), spending);
  bool is_over = false;
  const std::optional<Made> made = attempts.fresh(is_over);
  REQUIRE(made);
  int found = 0;
  int others = 0;
  for (int tried = 0; tried < 40; ++tried) {
    const std::optional<Made> near = attempts.near(*made);
    if (!near) continue;
    ++found;
    CHECK(near->solution == made->solution);
    CHECK(engine.count(near->givens).solutions == Count(1));
    const CellSet cells = given_cells(near->givens);
    CHECK(cells.count() <= 30);
    for (const Cell cell : cells) CHECK(cells.contains(static_cast<Cell>(80 - cell)));
    const int same = (cells & given_cells(made->givens)).count();
    if (cells != given_cells(made->givens)) ++others;
    CHECK(same >= given_cells(made->givens).count() / 2);
  }
  CHECK(found > 10);
  CHECK(others > 5);
}

// No digit on the board leaves such a rectangle, and neither do locked digits and pairs: it comes
// about after harder steps alone.
TEST_CASE("What only comes after harder steps is found", "[generate]") {
  const Result<Generator> generator = Generator::create(Shape(), named_rules("classic", Shape()));
  REQUIRE(generator);
  Wish wish;
  wish.needs = {logic::Technique::unique_rectangle_5};
  Budget budget;
  budget.nodes = 200'000;
  const Outcome outcome = generator->make(wish, {13, 0}, budget);
  REQUIRE(outcome.puzzle);
  CHECK(outcome.tried > 400);  // near puzzles alone
  logic::Workspace shared;
  const logic::State state(generator->links(), outcome.puzzle->givens);
  const auto path = logic::find_path(state, outcome.puzzle->solution, shared, wish.needs).steps;
  const auto at = std::find_if(path.begin(), path.end(), [](const logic::Step& step) {
    return step.technique == logic::Technique::unique_rectangle_5;
  });
  REQUIRE(at != path.end());
  CHECK(std::any_of(path.begin(), at, [](const logic::Step& step) {
    return logic::facts(step.technique).level >= logic::Level::hard;
  }));
}

TEST_CASE("Rare techniques are found", "[generate][.slow]") {
  const Result<Generator> generator = Generator::create(Shape(), named_rules("classic", Shape()));
  REQUIRE(generator);
  for (const auto technique :
       {logic::Technique::avoidable_rectangle_2, logic::Technique::sashimi_jellyfish}) {
    Wish wish;
    wish.needs = {technique};
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      const Outcome outcome = generator->make(wish, {seed, 0});
      REQUIRE(outcome.puzzle);
      CHECK(generator->make(wish, {seed, 0}).puzzle->givens == outcome.puzzle->givens);
      logic::Workspace shared;
      const logic::Path path =
          logic::find_path(logic::State(generator->links(), outcome.puzzle->givens),
                           outcome.puzzle->solution, shared, wish.needs);
      CHECK(std::any_of(path.steps.begin(), path.steps.end(),
                        [&](const logic::Step& step) { return step.technique == technique; }));
    }
  }
}
