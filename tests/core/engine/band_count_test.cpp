#include "core/engine/bands/band_count.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/asterisk.hpp"
#include "core/rules/constraints.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
#include <utility>
#include <vector>

using namespace ninefold;
using tests::grid_of;

namespace {

const std::vector<Rule> classic{Rule{}};

// A minimal puzzle with one solution.
const std::string scattered =
    "...4325.9.35....6..2.5...1......8..12..3.74.6....2.3......85....962.......8......";

/// The scattered puzzle without as many of its givens.
Grid without_givens(int missing) {
  constexpr std::array<Cell, 6> cells{3, 10, 19, 35, 39, 51};
  Grid givens = grid_of(scattered);
  for (int index = 0; index < missing; ++index) givens[cells[index]] = empty_cell;
  return givens;
}

Grid cells(const std::string& first) {
  return grid_of(first + std::string(81 - first.size(), '.'));
}

std::string engine_count(const Grid& givens) {
  const Answer answer = Engine::create(Shape{}, classic)->count(givens);
  CHECK(answer.stopped == StopReason::complete);
  return answer.solutions.to_string();
}

BandPlan plan_of(const Grid& givens, const std::vector<Rule>& rules = classic) {
  const std::optional<BandPlan> plan = band_plan(gather_constraints(rules, Shape{}), givens);
  REQUIRE(plan.has_value());
  return *plan;
}

Count band_count(const BandPlan& plan, int part = 0, int part_count = 1) {
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  count_by_bands(plan, meter, part, part_count);
  CHECK(meter.covered() > 0.999);
  CHECK(meter.covered() < 1.001);
  return meter.solutions();
}

std::vector<Rule> with(const char* name) { return tests::named_rules(name, Shape{}); }

Count visited(const Grid& givens, const std::vector<Rule>& rules) {
  const Result<Engine> engine = Engine::create(Shape{}, rules);
  const Answer answer = engine->count_part(givens, {0, 1, CountWay::visiting});
  CHECK(answer.stopped == StopReason::complete);
  return answer.solutions;
}

}  // namespace

TEST_CASE("The empty classic grid is counted exactly", "[engine][bands][golden]") {
  // B. Felgenhauer and F. Jarvis, 2005; OEIS A107739.
  CHECK(engine_count(Grid(Shape{})) == "6670903752021072936960");
}

TEST_CASE("Parts of a grid that is otherwise empty divide the count as they must",
          "[engine][bands][golden]") {
  // One given: a ninth. Five digits of a row: one in 9 * 8 * 7 * 6 * 5. A band: published.
  CHECK(engine_count(cells("5")) == "741211528002341437440");
  if (!tests::takes_fewer_cases()) {
    CHECK(engine_count(cells("12345")) == "441197338096631808");
  }
  CHECK(engine_count(cells("123456789456789123789123456")) == "7802998272");
}

TEST_CASE("Counting by bands agrees with visiting every solution", "[engine][bands]") {
  const Result<Engine> engine = Engine::create(Shape{}, classic);
  for (int missing = 0; missing <= (tests::is_sanitized ? 4 : 6); ++missing) {
    const Grid givens = without_givens(missing);
    const Answer visited = engine->enumerate(givens, [](const Grid&) { return true; });
    CHECK(band_count(plan_of(givens)) == visited.solutions);
  }
}

TEST_CASE("Turning the board or its bands round does not change the count", "[engine][bands]") {
  const Grid givens =
      grid_of(std::string(27, '.') + "123456789456789123789123456" + std::string(27, '.'));
  Grid turned(Shape{});
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      turned[static_cast<Cell>(column * 9 + row)] = givens[static_cast<Cell>(row * 9 + column)];
    }
  }
  CHECK(band_count(plan_of(givens)).to_string() == "7802998272");
  CHECK(band_count(plan_of(turned)).to_string() == "7802998272");
}

TEST_CASE("The parts of a count by bands add up to the whole", "[engine][bands]") {
  const BandPlan plan = plan_of(without_givens(6));
  Count sum;
  for (int part = 0; part < 3; ++part) sum += band_count(plan, part, 3);
  CHECK(sum == band_count(plan));
}

TEST_CASE("Only 9x9 puzzles whose rules are houses are counted by bands", "[engine][bands]") {
  const Shape six = *Shape::of_size(6);
  const auto has_plan = [](const std::vector<Rule>& rules, Shape shape) {
    return band_plan(gather_constraints(rules, shape), Grid(shape)).has_value();
  };
  CHECK(has_plan(classic, Shape{}));
  CHECK(has_plan(with("asterisk"), Shape{}));
  CHECK(has_plan(with("diagonal"), Shape{}));
  CHECK_FALSE(has_plan(classic, six));
  // Too many ways to fill the houses.
  CHECK_FALSE(has_plan(with("disjoint-groups"), Shape{}));
  for (const char* name : {"knight", "torus-king", "non-consecutive"}) {
    CHECK_FALSE(has_plan(with(name), Shape{}));
  }
  std::vector<Rule> both = with("asterisk");
  both.push_back(*rule_named("knight", Shape{}));
  CHECK_FALSE(has_plan(both, Shape{}));
  CHECK_FALSE(has_plan(std::vector<Rule>{*rule_named("latin", Shape{})}, Shape{}));
}

TEST_CASE("Extra houses are filled in every way, but for the names of digits not given",
          "[engine][bands]") {
  // The first digit to have no name yet is the lowest, so there is one way; 9! labellings.
  const BandPlan empty = plan_of(Grid(Shape{}), with("asterisk"));
  CHECK(empty.boards.size() == 1);
  CHECK(empty.labellings == 362'880);
  // In the house the given 5 can stand in any of the eight cells that are not in its box.
  const BandPlan one = plan_of(cells("5"), with("asterisk"));
  CHECK(one.boards.size() == 8);
  CHECK(one.labellings == 40'320);
}

TEST_CASE("Counting by bands agrees with visiting on random puzzles", "[engine][bands]") {
  tests::Random random(20261121);
  // Few givens where each solution of the rules has few, so that all of them can be visited.
  const std::vector<std::pair<const char*, int>> cases{
      {"classic", 20}, {"asterisk", 18}, {"diagonal", 18}, {"diagonals", 23}};
  for (const auto& [name, fewest] : cases) {
    const std::vector<Rule> rules = with(name);
    const Result<Engine> engine = Engine::create(Shape{}, rules);
    // From the most givens on; the last one has a digit that may fit nowhere.
    for (int round = 6 - tests::share_of(6); round < 6; ++round) {
      Grid top(Shape{});
      std::vector<Cell> order;
      std::array<Digit, 9> digits{1, 2, 3, 4, 5, 6, 7, 8, 9};
      random.shuffle(digits);
      for (int cell = 0; cell < max_cells; ++cell) order.push_back(static_cast<Cell>(cell));
      for (std::size_t cell = 0; cell < 9; ++cell) top[static_cast<Cell>(cell)] = digits[cell];
      random.shuffle(order);
      const Grid solution = engine->solve(top).solution.value();
      Grid givens(Shape{});
      for (int index = 0; index < fewest + round; ++index) {
        givens[order[index]] = solution[order[index]];
      }
      if (round == 5) givens[order[40]] = digits[0];
      CHECK(band_count(plan_of(givens, rules)) == visited(givens, rules));
    }
  }
}

TEST_CASE("Parts of a count with an extra house add up to the whole", "[engine][bands]") {
  const std::vector<Rule> rules = with("asterisk");
  const Grid solution = Engine::create(Shape{}, rules)->solve(cells("123456789")).solution.value();
  for (const bool house_is_given : {true, false}) {
    // Few boards, whose work is shared, and many, which are dealt out.
    Grid givens(Shape{});
    for (int index = 0; index < max_cells; index += 4) {
      givens[static_cast<Cell>(index)] = solution[static_cast<Cell>(index)];
    }
    for (const Cell cell : asterisk_cells()) {
      givens[cell] = house_is_given ? solution[cell] : empty_cell;
    }
    const BandPlan plan = plan_of(givens, rules);
    CHECK((plan.boards.size() == 1) == house_is_given);
    Count sum;
    for (int part = 0; part < 3; ++part) sum += band_count(plan, part, 3);
    CHECK(sum == band_count(plan));
  }
}

TEST_CASE("A count by bands reports honest progress, stops when told, keeps to its budget",
          "[engine][bands]") {
  for (const char* name : {"classic", "asterisk"}) {
    INFO(name);
    const Engine engine = Engine::create(Shape{}, with(name)).value();
    // By shapes of the first band or by tables, one board or many.
    for (const char* givens : {"", "1...2...3..4..5...", "12........3....4......5...6..7..8..9"}) {
      INFO(givens);
      double last = 0;
      bool went_back = false;
      int calls = 0;
      const Grid grid = cells(givens);
      const Answer answer = engine.count(grid, {}, [&](const Progress& progress) {
        went_back = went_back || progress.fraction < last || progress.fraction > 1;
        last = progress.fraction;
        return ++calls < 20;
      });
      CHECK_FALSE(went_back);
      CHECK(calls == 20);
      CHECK(answer.stopped == StopReason::cancelled);

      Budget budget;
      budget.nodes = 50'000;
      const Answer limited = engine.count_part(grid, {0, 1, CountWay::bands}, budget);
      CHECK(limited.stopped == StopReason::node_limit);
      CHECK(limited.nodes == 50'000);
      budget = {};
      budget.solutions = 1'000'000;
      const Answer enough = engine.count_part(grid, {0, 1, CountWay::bands}, budget);
      CHECK(enough.stopped == StopReason::solution_limit);
      CHECK(enough.solutions == Count(1'000'000));
    }
  }
}

TEST_CASE("Givens of the second and of the third band hold", "[engine][bands]") {
  // Few givens in both, so that those of neither may be forgotten. Each puzzle is counted with the
  // stacks for bands, the middle one first: the first puzzle leaves the band after it empty, the
  // second has givens in both.
  const auto count = [](const std::string& givens) { return band_count(plan_of(grid_of(givens))); };
  CHECK(
      count("123.........123................4.........................5.......................") ==
      Count(471'873'675'608'064));
  CHECK(
      count("......123...123......456...........................2..4..........................") ==
      Count(6'119'584'733'184));
}
