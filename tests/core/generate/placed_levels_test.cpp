// Puzzles with placed rules are of the level that is wished, a person needs no guess for them, and
// the level says what the hardest step is, not how many steps there are.

#include "core/engine/wide/variant_engine.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/variants/placed/placed_generator.hpp"
#include "core/generate/variants/placed/placing.hpp"
#include "core/logic/path.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/support/environment.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <fstream>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;
using logic::Level;

namespace {

constexpr std::array all_levels{Level::easy, Level::medium, Level::hard, Level::unfair,
                                Level::extreme};

std::vector<PuzzleKind> kinds_with_levels() {
  std::vector<PuzzleKind> kinds;
  for (const PuzzleKind& kind : puzzle_kinds()) {
    if (kind.placed) kinds.push_back(kind);
  }
  return kinds;
}

PlacedPuzzle made_of_level(std::string_view name, std::optional<Level> level, Draw draw) {
  const PuzzleKind& kind = *find_puzzle_kind(name);
  const PlacedOutcome outcome = make_placed(*kind.placed, usual_wish(kind, level), draw);
  REQUIRE(outcome.puzzle);
  return *outcome.puzzle;
}

logic::Grade whole_grade(const PlacedPuzzle& made) {
  const variants::VariantLogic logic(made.puzzle);
  return logic::grade(logic.start(), made.solution);
}

bool has_a_guess(const PlacedPuzzle& made) {
  const variants::VariantLogic logic(made.puzzle);
  const std::vector<logic::Step> path = logic::find_path(logic.start(), made.solution);
  return std::any_of(path.begin(), path.end(), [](const logic::Step& step) {
    return step.technique == logic::Technique::brute_force;
  });
}

std::set<std::string> names_of_rules(const PlacedPuzzle& made) {
  std::set<std::string> names;
  for (const variants::Item& item : made.puzzle.items) {
    if (item.name != "Given") names.insert(item.name);
  }
  return names;
}

}  // namespace

TEST_CASE("A puzzle with placed rules is of the level that is wished, and takes no guess",
          "[generate][placed]") {
  int number = 0;
  for (const PuzzleKind& kind : kinds_with_levels()) {
    for (const Level level : all_levels) {
      if (!tests::is_taken(++number)) continue;
      INFO(kind.name << " " << logic::level_name(level));
      const PlacedPuzzle made = made_of_level(kind.name, level, {21, 0});
      const variants::Answer solved = variants::VariantEngine(made.puzzle).solve();
      CHECK(solved.solutions == Count(1));
      CHECK(solved.solution == std::vector<int>(made.solution.data(), made.solution.data() + 81));
      const logic::Grade grade = whole_grade(made);
      CHECK(grade.level == level);
      REQUIRE(made.grade);
      CHECK(made.grade->score == grade.score);
      CHECK(made.grade->hardest == grade.hardest);
      CHECK(made.grade->steps == grade.steps);
      if (level != Level::extreme) CHECK_FALSE(has_a_guess(made));
    }
  }
}

TEST_CASE("Where nobody wishes a level, a person can solve the puzzle without a guess",
          "[generate][placed]") {
  for (const PuzzleKind& kind : kinds_with_levels()) {
    INFO(kind.name);
    const PlacedPuzzle made = made_of_level(kind.name, std::nullopt, {22, 0});
    CHECK(whole_grade(made).level <= Level::hard);
    CHECK_FALSE(has_a_guess(made));
  }
}

TEST_CASE("What is below Extreme has no given that its level could spare", "[generate][placed]") {
  const PlacedPuzzle made = made_of_level("kropki", Level::medium, {23, 0});
  int needed = 0;
  for (const Cell cell : given_cells(made.givens)) {
    std::vector<variants::Item> items = made.puzzle.items;
    Grid fewer = made.givens;
    fewer[cell] = empty_cell;
    items.pop_back();
    if (auto item = variants::item_of_givens(fewer)) items.push_back(std::move(*item));
    const variants::PuzzleOrError puzzle = variants::make_puzzle(std::move(items));
    const variants::VariantLogic logic(*std::get_if<variants::Puzzle>(&puzzle));
    CHECK_FALSE(logic::grade_up_to(logic.start(), made.solution, Level::medium));
    ++needed;
  }
  CHECK(needed > 0);
}

TEST_CASE("Mixtures have rules of two kinds at least", "[generate][placed]") {
  std::set<std::string> all;
  for (std::uint64_t number = 0; number < 6; ++number) {
    const std::set<std::string> names =
        names_of_rules(made_of_level("mixed", Level::medium, {24, number}));
    INFO(number);
    CHECK(names.size() >= 2);
    all.insert(names.begin(), names.end());
  }
  CHECK(all.size() >= 5);
}

TEST_CASE("A seed gives the same puzzles of a level on every machine", "[generate][placed]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/tests/cases/placed/graded.tsv");
  REQUIRE(file);
  int lines = 0;
  for (std::string line; std::getline(file, line);) {
    if (!tests::is_taken(++lines)) continue;
    const std::size_t first = line.find('\t');
    const std::size_t second = line.find('\t', first + 1);
    const PuzzleKind* const kind = find_puzzle_kind(line.substr(0, first));
    REQUIRE(kind != nullptr);
    const std::string name = line.substr(first + 1, second - first - 1);
    INFO(kind->name << " " << name);
    const auto* const level = std::find_if(all_levels.begin(), all_levels.end(), [&](Level one) {
      return logic::level_name(one) == name;
    });
    REQUIRE(level != all_levels.end());
    const PlacedPuzzle made = made_of_level(kind->name, *level, {1, 0});
    CHECK(variants::write_iss_text(made.puzzle.items) == line.substr(second + 1));
  }
  CHECK(lines == static_cast<int>(kinds_with_levels().size() * all_levels.size()));
}

TEST_CASE("A level that cannot be met in time ends with the time", "[generate][placed]") {
  // No puzzle of all cells but one takes a step beyond singles.
  const PlacedWish wish{{80, 80}, Level::medium};
  Budget budget;
  budget.time = std::chrono::seconds(2);
  const PlacedOutcome outcome = make_placed(PlacedKind::kropki, wish, {1, 0}, budget);
  CHECK_FALSE(outcome.puzzle);
  CHECK(outcome.stopped == StopReason::time_limit);
  CHECK(outcome.tried > 0);
}

TEST_CASE("Killers with the same hardest step are of one level, however many steps they take",
          "[generate][placed]") {
  struct Seen {
    std::set<Level> levels;
    std::set<std::uint32_t> steps;
  };
  std::map<logic::Technique, Seen> seen;
  for (std::uint64_t number = 0; number < 3; ++number) {
    for (const Level level : {Level::easy, Level::medium, Level::hard}) {
      const logic::Grade grade = *made_of_level("killer", level, {25, number}).grade;
      seen[grade.hardest].levels.insert(grade.level);
      seen[grade.hardest].steps.insert(grade.steps);
    }
  }
  std::size_t most_steps = 0;
  for (const auto& [hardest, one] : seen) {
    INFO(logic::facts(hardest).name);
    CHECK(one.levels == std::set{logic::facts(hardest).level});
    most_steps = std::max(most_steps, one.steps.size());
  }
  CHECK(most_steps >= 2);
}

TEST_CASE("Of killers, those of a harder level have the higher score", "[generate][placed]") {
  for (std::uint64_t number = 0; number < 2; ++number) {
    std::uint32_t before = 0;
    for (const Level level : all_levels) {
      const std::uint32_t score = made_of_level("killer", level, {26, number}).grade->score;
      INFO(number << " " << logic::level_name(level));
      CHECK(score > before);
      before = score;
    }
  }
}
