// What Sudoku Explainer would call puzzles, beside what it does.

#include "core/logic/explainer/rating.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <cmath>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using logic::explainer::Rating;

namespace {

std::optional<Rating> rating_of(const Grid& givens) {
  logic::Workspace shared;
  return logic::explainer::rating(logic::State(classic_links(), givens), shared);
}

struct Explained {
  Grid givens;
  int tenths = 0;
};

/// Puzzles with the ratings that the program itself gave them, from one to another.
std::vector<Explained> explained_puzzles(int from, int to) {
  std::ifstream lines(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/techniques/se.tsv");
  std::vector<Explained> puzzles;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::istringstream fields(line);
    std::string puzzle;
    double er = 0;
    fields >> puzzle >> er;
    const auto tenths = static_cast<int>(std::lround(10 * er));
    if (tenths >= from && tenths <= to) puzzles.push_back({grid_of(puzzle), tenths});
  }
  return puzzles;
}

/// How many get a rating no more than that far from theirs.
int count_near(const std::vector<Explained>& puzzles, int farthest) {
  int count = 0;
  for (const Explained& one : puzzles) {
    const auto found = rating_of(one.givens);
    REQUIRE(found.has_value());
    if (std::abs(found->tenths - one.tenths) <= farthest) ++count;
  }
  return count;
}

}  // namespace

TEST_CASE("Puzzles get the ratings of the steps that they need", "[logic]") {
  std::ifstream lines(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/logic/er.tsv");
  std::string puzzle;
  int count = 0;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with('#')) continue;
    std::istringstream fields(line);
    int tenths = 0;
    fields >> puzzle >> tenths;
    INFO(line);
    const auto found = rating_of(grid_of(puzzle));
    REQUIRE(found.has_value());
    CHECK(int{found->tenths} == tenths);
    CHECK_FALSE(found->is_estimate);
    ++count;
  }
  CHECK(count >= 8);
}

TEST_CASE("Only classic puzzles of nine digits have such ratings", "[logic]") {
  const auto links_under = [](Shape shape, const std::vector<Rule>& rules) {
    return logic::Links(gather_constraints(rules, shape));
  };
  CHECK(logic::explainer::has_ratings(links_under(Shape{}, {Rule{}})));
  CHECK_FALSE(logic::explainer::has_ratings(links_under(*Shape::of_size(6), {Rule{}})));
  CHECK_FALSE(
      logic::explainer::has_ratings(links_under(Shape{}, {Rule{}, make_rule("diagonals", {1})})));
  const logic::Links links = links_under(*Shape::of_size(4), {Rule{}});
  logic::Workspace shared;
  CHECK_FALSE(
      logic::explainer::rating(logic::State(links, Grid(*Shape::of_size(4))), shared).has_value());
}

TEST_CASE("A rating whose time is up is what was needed until then", "[logic]") {
  const Grid hard = puzzles_of("classic-hard.txt", 1).front();
  const logic::State state(classic_links(), hard);
  logic::Workspace at_once;
  at_once.watch([] { return false; });
  const auto early = logic::explainer::rating(state, at_once);
  CHECK((!early || early->is_estimate));

  int looks = 0;
  logic::Workspace later;
  later.watch([&looks] { return ++looks < 3; });
  const auto stopped = logic::explainer::rating(state, later);
  const auto whole = rating_of(hard);
  REQUIRE(stopped.has_value());
  CHECK(stopped->is_estimate);
  CHECK_FALSE(whole->is_estimate);
  CHECK(stopped->tenths <= whole->tenths);
}

TEST_CASE("Ratings agree with Sudoku Explainer's", "[logic][shared]") {
  if (explained_puzzles(10, 120).empty()) SKIP("no ../shared/cases here");
  if (is_sanitized) SKIP("takes minutes under sanitizers");
  // Out of 139, 34 and 27.
  CHECK(count_near(explained_puzzles(10, 56), 0) >= 138);
  CHECK(count_near(explained_puzzles(57, 75), 0) >= 33);
  CHECK(count_near(explained_puzzles(76, 94), 0) >= 25);
  CHECK(count_near(explained_puzzles(57, 94), 1) == 61);
}

TEST_CASE("Estimates are near Sudoku Explainer's ratings", "[logic][shared][.slow]") {
  const std::vector<Explained> hardest = explained_puzzles(95, 120);
  if (hardest.empty()) SKIP("no ../shared/cases here");
  CHECK(count_near(hardest, 1) >= 17);
  CHECK(count_near(hardest, 2) == 20);
}
