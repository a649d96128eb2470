#include "core/engine/band_count.hpp"
#include "core/engine/engine.hpp"
#include "tests/support/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <string>
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

Count band_count(const Grid& givens, int part = 0, int part_count = 1) {
  const BandView view = best_band_view(givens);
  const Budget budget;
  const ProgressCallback progress;
  Meter meter(budget, progress);
  count_by_bands(view, meter, part, part_count);
  return meter.solutions();
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
  CHECK(engine_count(cells("12345")) == "441197338096631808");
  CHECK(engine_count(cells("123456789456789123789123456")) == "7802998272");
}

TEST_CASE("Counting by bands agrees with visiting every solution", "[engine][bands]") {
  const Result<Engine> engine = Engine::create(Shape{}, classic);
  for (int missing = 0; missing <= 6; ++missing) {
    const Grid givens = without_givens(missing);
    const Answer visited = engine->enumerate(givens, [](const Grid&) { return true; });
    CHECK(band_count(givens) == visited.solutions);
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
  CHECK(band_count(givens).to_string() == "7802998272");
  CHECK(band_count(turned).to_string() == "7802998272");
}

TEST_CASE("The parts of a count by bands add up to the whole", "[engine][bands]") {
  const Grid givens = without_givens(6);
  Count sum;
  for (int part = 0; part < 3; ++part) sum += band_count(givens, part, 3);
  CHECK(sum == band_count(givens));
}

TEST_CASE("Only classic 9x9 puzzles are counted by bands", "[engine][bands]") {
  const Shape nine;
  const Shape six = *Shape::of_size(6);
  CHECK(has_bands(gather_constraints(classic, nine)));
  CHECK_FALSE(has_bands(gather_constraints(classic, six)));
  for (const char* name : {"knight", "torus-king", "asterisk"}) {
    const std::vector<Rule> rules{Rule{}, *rule_named(name, nine)};
    CHECK_FALSE(has_bands(gather_constraints(rules, nine)));
  }
  CHECK_FALSE(has_bands(gather_constraints(std::vector<Rule>{*rule_named("latin", nine)}, nine)));
}

TEST_CASE("A count by bands reports honest progress and stops when told", "[engine][bands]") {
  double last = 0;
  bool went_back = false;
  int calls = 0;
  const Answer answer =
      Engine::create(Shape{}, classic)->count(Grid(Shape{}), {}, [&](const Progress& progress) {
        went_back = went_back || progress.fraction < last;
        last = progress.fraction;
        return ++calls < 20;
      });
  CHECK_FALSE(went_back);
  CHECK(calls == 20);
  CHECK(answer.stopped == StopReason::cancelled);
}
