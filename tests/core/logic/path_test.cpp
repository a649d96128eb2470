#include "core/logic/path.hpp"

#include "core/engine/engine.hpp"
#include "core/logic/find.hpp"
#include "core/rules/constraints.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/symmetry.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

logic::Grade grade_of(const Grid& givens) {
  return logic::grade(logic::State(classic_links(), givens), solution_of(givens));
}

}  // namespace

TEST_CASE("A path ends with the solution, and every step leads on", "[logic]") {
  for (const char* list : {"classic-easy.txt", "classic-minimal.txt", "classic-hard.txt"}) {
    for (const Grid& givens : puzzles_of(list, 6)) {
      INFO(list);
      const Grid solution = solution_of(givens);
      logic::State state(classic_links(), givens);
      for (const logic::Step& step : logic::find_path(state, solution)) {
        INFO(logic::facts(step.technique).name);
        REQUIRE_FALSE((step.eliminations.empty() && step.placements.empty()));
        for (const logic::Candidate& candidate : step.eliminations) REQUIRE(state.has(candidate));
        for (const logic::Candidate& candidate : step.placements) REQUIRE(state.has(candidate));
        logic::apply(step, state);
        REQUIRE_FALSE(logic::find_mistake(state, solution));
      }
      CHECK(state.values() == solution);
    }
  }
}

TEST_CASE("A path takes the simplest step there is", "[logic]") {
  const Grid givens = puzzles_of("classic-minimal.txt", 1).front();
  logic::State state(classic_links(), givens);
  for (const logic::Step& step : logic::find_path(state, solution_of(givens))) {
    for (const logic::TechniqueFacts& one : logic::techniques()) {
      if (one.technique >= step.technique) break;
      // What boxes show comes before naked singles (person_order_test.cpp).
      if (one.technique == logic::Technique::naked_single && !state.is_marked() &&
          step.technique == logic::Technique::hidden_single)
        continue;
      INFO(one.name << " before " << logic::facts(step.technique).name);
      if (one.is_on_path) CHECK(logic::find_all(state, one.technique).steps.empty());
    }
    logic::apply(step, state);
  }
}

TEST_CASE("A grade does not depend on the order of rows, columns and digits", "[logic]") {
  Random random(16);
  for (const char* list : {"classic-easy.txt", "classic-minimal.txt", "classic-hard.txt"}) {
    for (const Grid& givens : puzzles_of(list, 4)) {
      const logic::Grade grade = grade_of(givens);
      for (int count = 0; count < 3; ++count) {
        Grid moved = random_relabelling(random, Shape{}).apply(givens);
        moved = random_reflection(random, Shape{}).apply(moved);
        moved = random_band_permutation(random, Shape{}).apply(moved);
        const logic::Grade other = grade_of(moved);
        CHECK(other.level == grade.level);
        CHECK(other.score == grade.score);
        CHECK(other.hardest == grade.hardest);
        CHECK(other.steps == grade.steps);
      }
    }
  }
}

TEST_CASE("Where nothing is found, the first cell with the fewest candidates is filled in",
          "[logic]") {
  const Shape small = *Shape::of_size(4);
  const std::vector<Rule> classic{Rule{}};
  const logic::Links links(gather_constraints(classic, small));
  const Grid solution = grid_of("1234341221434321");
  const logic::Step all_open = logic::find_path(logic::State(links, Grid(small)), solution).front();
  CHECK(all_open.technique == logic::Technique::brute_force);
  CHECK(effect_text({}, all_open.placements) == effect_text({}, {{0, 1}}));
  logic::State state(links, Grid(small));
  for (const Cell cell : {Cell{5}, Cell{10}}) {
    state.strike({cell, static_cast<Digit>(solution[cell] == 1 ? 2 : 1)});
  }
  const logic::Step fewest = logic::find_path(state, solution).front();
  CHECK(fewest.technique == logic::Technique::brute_force);
  CHECK(effect_text({}, fewest.placements) == effect_text({}, {{5, solution[5]}}));
}

TEST_CASE("A grade up to a level is the grade, or none above it", "[logic]") {
  std::vector<Grid> puzzles =
      puzzles_of("classic-minimal.txt", static_cast<std::size_t>(share_of(400)));
  for (const Grid& givens : puzzles_of("classic-hard.txt", 12)) puzzles.push_back(givens);
  std::array<int, 5> graded{};
  for (const Grid& givens : puzzles) {
    const logic::Grade grade = grade_of(givens);
    const logic::State start(classic_links(), givens);
    const Grid solution = solution_of(givens);
    ++graded[static_cast<std::size_t>(grade.level)];
    for (int level = 0; level <= static_cast<int>(logic::Level::extreme); ++level) {
      const auto hardest = static_cast<logic::Level>(level);
      const auto up_to = logic::grade_up_to(start, solution, hardest);
      REQUIRE(up_to.has_value() == (grade.level <= hardest));
      if (!up_to) continue;
      CHECK(up_to->score == grade.score);
      CHECK(up_to->hardest == grade.hardest);
      CHECK(up_to->steps == grade.steps);
    }
  }
  for (const int count : graded) CHECK(count > 0);
}

TEST_CASE("However many cells are filled in without a reason, that is one step of a grade",
          "[logic]") {
  const Grid givens =
      grid_of(".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");
  const logic::Grade grade = grade_of(givens);
  CHECK(grade.hardest == logic::Technique::brute_force);
  CHECK(grade.steps == 45);
}

TEST_CASE("Searches that share a workspace find what they find alone", "[logic]") {
  logic::Workspace shared;
  for (const Grid& givens : puzzles_of("classic-hard.txt", 2)) {
    logic::State state(classic_links(), givens);
    int turn = 0;
    for (const logic::Step& step : logic::find_path(state, solution_of(givens))) {
      // Every state has a turn to be the first that the workspace sees after another.
      for (const logic::TechniqueFacts& one : logic::techniques()) {
        if (!one.is_on_path || (turn % 5 != 0 && one.technique != step.technique)) continue;
        INFO(one.name);
        const auto alone = logic::find_first(state, one.technique);
        const auto together =
            logic::find_first(state, one.technique, logic::StepList::default_budget, &shared);
        REQUIRE(alone.has_value() == together.has_value());
        if (!alone) continue;
        CHECK(alone->eliminations == together->eliminations);
        CHECK(alone->placements == together->placements);
        CHECK(alone->chain == together->chain);
      }
      ++turn;
      logic::apply(step, state);
    }
  }
  CHECK(shared.given_up().empty());
}

TEST_CASE("A path and a grade that are stopped say where", "[logic]") {
  const Grid givens =
      grid_of("........3..1..56...9..4..7......9.5.7.......8.5.4.2....8..2..9...35..1..6........");
  const Grid solution = solution_of(givens);
  const logic::State state(classic_links(), givens);
  const std::size_t all = logic::find_path(state, solution).size();
  std::size_t most = 0;
  for (const int looks : {0, 3, 30}) {
    logic::Workspace shared;
    int left = looks;
    shared.watch([&left] { return left-- > 0; });
    const logic::Path path = logic::find_path(state, solution, shared);
    REQUIRE(path.is_stopped);
    REQUIRE(path.given_up.size() == 1);
    CHECK(path.given_up.front().step == path.steps.size() + 1);
    CHECK(path.steps.size() < all);
    CHECK(path.steps.size() >= most);
    most = path.steps.size();

    logic::Workspace another;
    left = looks;
    another.watch([&left] { return left-- > 0; });
    const logic::Graded graded = logic::grade(state, solution, another);
    CHECK_FALSE(graded.grade);
    CHECK(graded.given_up.size() == 1);
  }
  logic::Workspace shared;
  shared.watch([] { return true; });
  const logic::Path path = logic::find_path(state, solution, shared);
  CHECK_FALSE(path.is_stopped);
  CHECK(path.steps.size() == all);
  CHECK(logic::grade(state, solution, shared).grade);
}

TEST_CASE("A solved grid has an empty path and the lowest grade", "[logic]") {
  const Grid solution = solution_of(puzzles_of("classic-easy.txt", 1).front());
  CHECK(logic::find_path(logic::State(classic_links(), solution), solution).empty());
  CHECK(grade_of(solution).steps == 0);
}

TEST_CASE("Mistakes are told: wrong digits first, then struck ones", "[logic]") {
  const Grid givens = puzzles_of("classic-easy.txt", 1).front();
  const Grid solution = solution_of(givens);
  logic::State state(classic_links(), givens);
  CHECK_FALSE(logic::find_mistake(state, solution));
  std::vector<Cell> open;
  for (const Cell cell : state.unsolved()) open.push_back(cell);
  const Cell struck = open[0];
  state.strike({struck, solution[struck]});
  const auto first = logic::find_mistake(state, solution);
  REQUIRE(first);
  CHECK(first->is_struck);
  CHECK(first->candidate == logic::Candidate{struck, solution[struck]});
  const Cell wrong = open[5];
  const Digit digit = solution[wrong] == 1 ? Digit{2} : Digit{1};
  state.place({wrong, digit});
  const auto second = logic::find_mistake(state, solution);
  REQUIRE(second);
  CHECK_FALSE(second->is_struck);
  CHECK(second->candidate == logic::Candidate{wrong, digit});
}

TEST_CASE("A level is that of the hardest step, however many steps there are", "[logic]") {
  // Few steps and many of each level: HoDoKu raises the level of every second puzzle.
  for (const char* const givens : {
           "3..47..6..2...5.......389......1...4.4.5...79.63........2...4..1...83..2......7..",
           "7......1..8..7.5.69....5..7.....8.7..1.2..8.....63....1......2.39...1....6...9.45",
           ".23.1..851..5...69..8........6......3.....9...4.9.5..7.5...4.3..3.1....2.....7...",
           ".......7....468.....8..9.....1.8..6...97....1.8....7436.......9....43.5.9....1.3.",
       }) {
    INFO(givens);
    const logic::Grade grade = grade_of(grid_of(givens));
    CHECK(grade.level == logic::facts(grade.hardest).level);
  }
}
