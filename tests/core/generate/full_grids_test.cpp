// How evenly full grids are drawn: against all 288 of 4x4, and against the kinds of 6x6 grids.

#include "core/engine/engine.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/generate/basics/random.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <string>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

Grid drawn(const Engine& engine, Shape shape, Random& random) {
  const Answer answer =
      engine.draw(Grid(shape), [&random](std::uint32_t bound) { return random.below(bound); });
  REQUIRE(answer.solution);
  return *answer.solution;
}

/// A kind of grid that no renaming of digits changes: how often two rows exchange two digits, that
/// is, have them in the same two columns the other way round.
int exchanges(const Grid& grid) {
  const int size = grid.shape().size();
  int count = 0;
  for (int row = 0; row < size; ++row) {
    for (int other = row + 1; other < size; ++other) {
      for (int column = 0; column < size; ++column) {
        for (int second = column + 1; second < size; ++second) {
          const auto at = [&grid](int r, int c) { return grid[grid.shape().cell(r, c)]; };
          if (at(row, column) == at(other, second) && at(row, second) == at(other, column)) ++count;
        }
      }
    }
  }
  return count;
}

}  // namespace

TEST_CASE("All 288 grids of 4x4 are drawn, none twice as often as another", "[generate]") {
  const Shape shape = *Shape::of_size(4);
  const Engine engine = std::move(Engine::create(shape, named_rules("classic", shape))).value();
  constexpr int draws = 288 * 500;
  std::map<std::string, int> times;
  Random random(1);
  for (int draw = 0; draw < draws; ++draw) ++times[write_puzzle_line(drawn(engine, shape, random))];
  REQUIRE(times.size() == 288);
  constexpr double expected = draws / 288.0;
  double chi_square = 0;
  int least = draws;
  int most = 0;
  for (const auto& [grid, count] : times) {
    chi_square += (count - expected) * (count - expected) / expected;
    least = std::min(least, count);
    most = std::max(most, count);
  }
  UNSCOPED_INFO("chi-square " << chi_square << ", from " << least << " to " << most << " times");
  // 287 degrees of freedom. Even draws would stay below 363 in 999 of 1,000 runs; these are not
  // even: 192 of the grids are drawn one and a half times as often as the other 96.
  CHECK(chi_square > 363);
  CHECK(chi_square < 8'000);
  CHECK(least > 0.6 * expected);
  CHECK(most < 1.3 * expected);
}

TEST_CASE("Of 6x6 grids every kind is drawn, with a distance of a sixth from even draws",
          "[generate]") {
  const Shape shape = *Shape::of_size(6);
  const Engine engine = std::move(Engine::create(shape, named_rules("classic", shape))).value();
  // All grids, but for names of digits.
  Grid first_row(shape);
  for (Digit digit = 1; digit <= 6; ++digit) first_row[static_cast<Cell>(digit - 1)] = digit;
  std::map<int, double> shares;
  double all = 0;
  engine.enumerate(first_row, [&](const Grid& grid) {
    ++shares[exchanges(grid)];
    ++all;
    return true;
  });
  CHECK(all == 39'168);  // of 28,200,960 / 6!
  constexpr int draws = 20'000;
  std::map<int, double> times;
  Random random(1);
  for (int draw = 0; draw < draws; ++draw) ++times[exchanges(drawn(engine, shape, random))];
  double distance = 0;
  for (const auto& [kind, count] : shares) {
    distance += std::abs(count / all - times[kind] / draws) / 2;
  }
  UNSCOPED_INFO("distance " << distance << " over " << shares.size() << " kinds");
  // The total variation distance; chance alone would give 0.008. Grids with many exchanges are
  // drawn more rarely than there are, those with few more often.
  CHECK(distance > 0.1);
  CHECK(distance < 0.2);
  CHECK(times.size() == shares.size());
}
