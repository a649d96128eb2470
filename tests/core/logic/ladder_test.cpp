// How the score orders puzzles, beside the ratings that Sudoku Explainer 1.2.1 gives them.

#include "core/logic/ladder.hpp"
#include "core/engine/engine.hpp"
#include "core/logic/path.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::uint32_t score_of(const Grid& givens) {
  static const std::vector<Rule> classic{Rule{}};
  static const Engine engine = Engine::create(Shape{}, classic).value();
  return logic::grade(logic::State(classic_links(), givens), *engine.solve(givens).solution).score;
}

/// Each value's place in the order; equal ones share the middle of theirs.
std::vector<double> ranks(const std::vector<double>& values) {
  std::vector<double> found;
  for (const double value : values) {
    const auto less = std::count_if(values.begin(), values.end(),
                                    [value](double other) { return other < value; });
    const auto equal = std::count(values.begin(), values.end(), value);
    found.push_back(static_cast<double>(less) + static_cast<double>(equal - 1) / 2);
  }
  return found;
}

double rank_correlation(const std::vector<double>& left, const std::vector<double>& right) {
  const std::vector<double> one = ranks(left);
  const std::vector<double> two = ranks(right);
  const double mean = static_cast<double>(one.size() - 1) / 2;
  double both = 0;
  double squares_of_one = 0;
  double squares_of_two = 0;
  for (std::size_t index = 0; index < one.size(); ++index) {
    both += (one[index] - mean) * (two[index] - mean);
    squares_of_one += (one[index] - mean) * (one[index] - mean);
    squares_of_two += (two[index] - mean) * (two[index] - mean);
  }
  return both / std::sqrt(squares_of_one * squares_of_two);
}

struct Rated {
  Grid givens;
  double rating = 0;
  std::string list;
};

/// Puzzles with their ratings in the second column, and the list that they are of in another.
std::vector<Rated> rated_puzzles(const std::string& file, std::size_t list_column) {
  std::ifstream lines(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/techniques/" + file);
  std::vector<Rated> puzzles;
  std::string line;
  std::getline(lines, line);
  while (std::getline(lines, line)) {
    std::vector<std::string> fields;
    std::istringstream rest(line);
    for (std::string field; std::getline(rest, field, '\t');) fields.push_back(field);
    puzzles.push_back({grid_of(fields[0]), std::stod(fields[1]), fields[list_column]});
  }
  return puzzles;
}

double correlation(const std::vector<Rated>& puzzles) {
  std::vector<double> scores;
  std::vector<double> ratings;
  for (const Rated& one : puzzles) {
    scores.push_back(score_of(one.givens));
    ratings.push_back(one.rating);
  }
  return rank_correlation(scores, ratings);
}

}  // namespace

TEST_CASE("Equal values share a rank", "[logic]") {
  CHECK(ranks({3, 1, 3, 2}) == std::vector<double>{2.5, 0, 2.5, 1});
  CHECK(rank_correlation({1, 2, 3}, {10, 20, 30}) == 1);
  CHECK(rank_correlation({1, 2, 3}, {3, 2, 1}) == -1);
}

TEST_CASE("The ladder goes up, and a kind of step asks more the longer it is", "[logic]") {
  const auto ladder = logic::ladder();
  REQUIRE(ladder.size() > 30);
  for (std::size_t lower = 0; lower < ladder.size(); ++lower) {
    for (std::size_t upper = lower + 1; upper < ladder.size(); ++upper) {
      if (ladder[lower].technique != ladder[upper].technique) continue;
      INFO(logic::facts(ladder[lower].technique).name);
      CHECK(ladder[lower].demand < ladder[upper].demand);
      const bool is_same_sight = ladder[lower].sight == ladder[upper].sight;
      if (is_same_sight) CHECK(ladder[lower].longest < ladder[upper].longest);
    }
  }
}

TEST_CASE("A score says how much the hardest step asks", "[logic]") {
  // A grid with a cell left, and puzzles for which Sudoku Explainer needs a hidden single in a box
  // (1.2), in a line (1.5), a pointing digit (1.7), a naked single (2.3), and what takes marks.
  Grid full =
      grid_of("987654321246173985351928746128537694634892157795461832519286473472319568863745219");
  full[40] = empty_cell;
  CHECK(score_of(full) == 1000);
  CHECK(score_of(grid_of(".9..........431....74....5..3.1....8.5..6.19....97......6..9......"
                         "..86.45......21")) == 2300);
  // A hidden triple that leaves a digit one place at once takes no marks, so that no round counts.
  CHECK(score_of(grid_of("76......19.4.....6.5..9.........418...8.7..4..7...........39.1...781."
                         "3..5.......8")) == 2500);
  const std::uint32_t chains = score_of(
      grid_of("67.95.........89......6...5.375.....5....9.1..8...4..9.....3..6..8.2...136.8.7..."));
  CHECK(chains > 7200);
  CHECK(chains < 7300);
  // What is needed is an X-chain of more than five links.
  const std::uint32_t long_chain = score_of(
      grid_of(".4...7..11.....2.6...95...8...8.9.......7......21..84..714..3....6........8...9.2"));
  CHECK(long_chain > 6900);
  CHECK(long_chain < 7000);
}

TEST_CASE("Scores order puzzles as Sudoku Explainer rates them", "[logic][shared]") {
  std::vector<Rated> puzzles = rated_puzzles("se.tsv", 5);
  if (puzzles.empty()) SKIP("no ../shared/cases here");
  if (is_sanitized) SKIP("takes minutes under sanitizers");
  const double of_all = correlation(puzzles);
  std::erase_if(puzzles,
                [](const Rated& one) { return one.list == "easy" || one.list == "hardest1106"; });
  const double of_three = correlation(puzzles);
  WARN("rank correlation with ER " << of_all << " over all, " << of_three
                                   << " over 17 clues, random minimal and top1465");
  CHECK(of_all >= 0.96);
  CHECK(of_three >= 0.93);
}

TEST_CASE("Scores order puzzles as others' ratings do", "[logic][shared][.slow]") {
  std::vector<Rated> puzzles = rated_puzzles("published-er.tsv", 4);
  if (puzzles.empty()) SKIP("no ../shared/cases here");
  // Above that hardly any technique is found; the score then says no more than that.
  std::erase_if(puzzles, [](const Rated& one) { return one.rating >= 9.6; });
  const double found = correlation(puzzles);
  WARN("rank correlation with published ratings " << found << " over " << puzzles.size());
  CHECK(found >= 0.96);
}
