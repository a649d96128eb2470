#include "core/engine/engine.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <chrono>
#include <string_view>
#include <vector>

using namespace ninefold;
using tests::grid_of;

namespace {

constexpr std::string_view solved_text =
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

Engine engine_of(std::string_view name = "classic", int size = 9) {
  const Shape shape = Shape::of_size(size).value();
  return Engine::create(shape, std::vector<Rule>{rule_named(name, shape).value()}).value();
}

std::vector<Grid> all_solutions(const Engine& engine, const Grid& givens) {
  std::vector<Grid> solutions;
  engine.enumerate(givens, [&solutions](const Grid& grid) {
    solutions.push_back(grid);
    return true;
  });
  return solutions;
}

bool precedes(const Grid& a, const Grid& b) {
  for (int cell = 0; cell < a.shape().cell_count(); ++cell) {
    const auto index = static_cast<Cell>(cell);
    if (a[index] != b[index]) return a[index] < b[index];
  }
  return false;
}

}  // namespace

TEST_CASE("A full valid grid is its own only solution", "[engine]") {
  const Engine engine = engine_of();
  const Grid grid = grid_of(solved_text);
  CHECK(engine.solve(grid).solutions == Count(1));
  CHECK(engine.solve(grid).solution == grid);
  CHECK(engine.count(grid).solutions == Count(1));
  CHECK(engine.first(grid).solution == grid);
  CHECK(all_solutions(engine, grid) == std::vector<Grid>{grid});
  CHECK(engine.candidates(grid).digits_in(0) == 1);
}

TEST_CASE("Givens that break a rule have no solution, in every query", "[engine]") {
  for (const auto& [first, second] : {std::pair{0, 8}, {0, 72}, {0, 20}}) {
    const Engine engine = engine_of();
    Grid grid{Shape{}};
    grid[static_cast<Cell>(first)] = 5;
    grid[static_cast<Cell>(second)] = 5;
    CHECK(engine.solve(grid).solutions == Count(0));
    CHECK(engine.solve(grid).stopped == StopReason::complete);
    CHECK(engine.count(grid).solutions == Count(0));
    CHECK_FALSE(engine.first(grid).solution.has_value());
    CHECK(all_solutions(engine, grid).empty());
    CHECK(engine.candidates(grid).solutions == CandidatesAnswer{}.solutions);
  }
  Grid full = grid_of(solved_text);
  std::swap(full[0], full[1]);
  CHECK(engine_of().count(full).solutions == Count(0));
  Grid knights{Shape{}};
  knights[0] = 5;
  knights[7 * 9 + 8] = 5;
  CHECK(engine_of().first(knights).solutions == Count(1));
  const std::vector<Rule> rules{Rule{}, rule_named("torus-knight", Shape{}).value()};
  CHECK(Engine::create(Shape{}, rules).value().count(knights).solutions == Count(0));
}

TEST_CASE("Solve tells one solution from several and stops at the second", "[engine]") {
  const Engine engine = engine_of();
  const Grid puzzle =
      grid_of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  const Answer one = engine.solve(puzzle);
  CHECK(one.solutions == Count(1));
  CHECK(one.stopped == StopReason::complete);
  REQUIRE(one.solution.has_value());
  CHECK(
      *one.solution ==
      grid_of("534678912672195348198342567859761423426853791713924856961537284287419635345286179"));

  const Answer many = engine.solve(Grid(Shape{}));
  CHECK(many.solutions == Count(2));
  CHECK(many.stopped == StopReason::solution_limit);
  REQUIRE(many.solution.has_value());
  CHECK(many.solution->is_full());
}

TEST_CASE("Enumerating goes in lexicographic order and meets each solution once", "[engine]") {
  for (const std::string_view rule : {"classic", "latin"}) {
    const Engine engine = engine_of(rule, 4);
    const Grid empty(Shape::of_size(4).value());
    const std::vector<Grid> solutions = all_solutions(engine, empty);
    REQUIRE(Count(solutions.size()) == engine.count(empty).solutions);
    for (std::size_t index = 1; index < solutions.size(); ++index) {
      CHECK(precedes(solutions[index - 1], solutions[index]));
    }
    CHECK(engine.first(empty).solution == solutions.front());
    CHECK(engine.first(empty).stopped == StopReason::complete);
  }
  CHECK(
      engine_of().first(Grid(Shape{})).solution ==
      grid_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642"));
}

TEST_CASE("Counting visits as many as the enumeration, on open boards without boxes", "[engine]") {
  for (const char* text : {"1;latin,house:11.22.33.44.55.66.77.88.99;"
                           "b3.5.6.8b96.15f7d8972g1b7b9568.2h6b51g7.7b3d5",
                           "1;latin,house:17.28.39.46.54.65.72.83.91;"
                           "b5.68b361b5c9b7f3d57e7g65.1e2c568.7c9b12e897"}) {
    const Puzzle puzzle = read_description(text).value();
    const Engine engine = Engine::create(puzzle.givens.shape(), puzzle.rules).value();
    CHECK(all_solutions(engine, puzzle.givens).size() == 2283);
    CHECK(engine.count(puzzle.givens).solutions == Count(2283));
  }
}

TEST_CASE("A visitor can end the enumeration", "[engine]") {
  const Engine engine = engine_of("classic", 4);
  int visited = 0;
  const Answer answer = engine.enumerate(Grid(Shape::of_size(4).value()),
                                         [&visited](const Grid&) { return ++visited < 10; });
  CHECK(visited == 10);
  CHECK(answer.solutions == Count(10));
  CHECK(answer.stopped == StopReason::cancelled);
  // Where the budget allows no more either, that is what ended it.
  Budget one;
  one.solutions = 1;
  const Answer limited = engine.enumerate(
      Grid(Shape::of_size(4).value()), [](const Grid&) { return false; }, one);
  CHECK(limited.solutions == Count(1));
  CHECK(limited.stopped == StopReason::solution_limit);
}

TEST_CASE("Each budget stops a search and says so", "[engine]") {
  const Engine engine = engine_of();
  const Grid empty{Shape{}};
  Budget solutions;
  solutions.solutions = 1000;
  CHECK(engine
            .enumerate(
                empty, [](const Grid&) { return true; }, solutions)
            .solutions == Count(1000));
  const Answer counted = engine.count(empty, solutions);
  CHECK(counted.stopped == StopReason::solution_limit);
  CHECK(counted.solutions == Count(1000));

  Budget nodes;
  nodes.nodes = 10;
  CHECK(engine.count(empty, nodes).stopped == StopReason::node_limit);
  CHECK(engine.count(empty, nodes).nodes == 10);
  nodes.nodes = 0;
  CHECK(engine.solve(empty, nodes).solutions == Count(0));
  CHECK(engine.candidates(empty, 1, nodes).stopped == StopReason::node_limit);

  Budget time;
  time.time = std::chrono::milliseconds(0);
  CHECK(engine.count(empty, time).stopped == StopReason::time_limit);

  Budget no_solutions;
  no_solutions.solutions = 0;
  CHECK(engine.first(empty, no_solutions).stopped == StopReason::solution_limit);
}

TEST_CASE("Progress rises and can cancel", "[engine]") {
  const Shape shape = Shape::of_size(6).value();
  const Engine engine = engine_of("classic", 6);
  double fraction = 0;
  std::uint64_t nodes = 0;
  int calls = 0;
  const Answer answer = engine.count(Grid(shape), {}, [&](const Progress& progress) {
    CHECK(progress.fraction >= fraction);
    CHECK(progress.fraction <= 1);
    CHECK(progress.nodes > nodes);
    fraction = progress.fraction;
    nodes = progress.nodes;
    ++calls;
    return true;
  });
  CHECK(calls > 0);
  CHECK(answer.stopped == StopReason::complete);
  const Answer cancelled =
      engine_of().count(Grid(Shape{}), {}, [](const Progress&) { return false; });
  CHECK(cancelled.stopped == StopReason::cancelled);
}

TEST_CASE("True candidates are those of all solutions together", "[engine]") {
  const Engine engine = engine_of("classic", 4);
  const Grid givens = grid_of("1... .... ..2. ....");
  std::array<unsigned, 16> expected{};
  for (const Grid& solution : all_solutions(engine, givens)) {
    for (Cell cell = 0; cell < 16; ++cell) expected[cell] |= 1U << (solution[cell] - 1U);
  }
  const CandidatesAnswer answer = engine.candidates(givens);
  for (Cell cell = 0; cell < 16; ++cell) CHECK(answer.digits_in(cell) == expected[cell]);
}

TEST_CASE("Digits that can be exchanged are asked about together", "[engine]") {
  const CandidatesAnswer answer = engine_of().candidates(Grid(Shape{}));
  for (Cell cell = 0; cell < max_cells; ++cell) CHECK(answer.digits_in(cell) == 0x1ff);
  // One solution for every cell of the board would be enough if it stood for all relabellings;
  // asking about each digit by itself takes several times as many nodes.
  CHECK(answer.nodes < 600);
}

TEST_CASE("Proving writes the solution into the text, or leaves it alone", "[engine]") {
  const Engine engine = engine_of("classic", 4);
  std::string solution = "................";
  CHECK(engine.prove("1234341221434320", solution.data()).solutions == 1);
  CHECK(solution == "1234341221434321");
  solution = "unchanged text..";
  CHECK(engine.prove("11..............", solution.data()).solutions == 0);
  CHECK(solution == "unchanged text..");
  CHECK(engine.prove("................", solution.data()).solutions == 2);
  CHECK_FALSE(find_conflict(std::vector<Rule>{Rule{}}, grid_of(solution)));
  CHECK(engine.prove("1234341221434320", nullptr).solutions == 1);
}

TEST_CASE("Rules that do not fit the board are refused", "[engine]") {
  const Rule house = make_rule("house", {CellList{1, 2, 3}});
  const Result<Engine> engine = Engine::create(Shape{}, std::vector<Rule>{Rule{}, house});
  REQUIRE_FALSE(engine.has_value());
  CHECK(engine.error().code == ErrorCode::bad_rule);
}
