// Loops through four boxes, made around random solutions since hardly a puzzle has one, and exocets
// in random states: also under rules that say more than rows, columns and boxes, or less.

#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/rules/constraints.hpp"
#include "tests/core/logic/definitions/definitions.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/random.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

constexpr std::size_t arms_of_loop = 8;

/// The cells of a row or a column in the box of a cell, without this cell.
CellSet arm_of(Shape shape, Cell turn, bool is_row) {
  CellSet cells;
  for (int other = 0; other < shape.cell_count(); ++other) {
    const auto cell = static_cast<Cell>(other);
    const bool is_in_line = is_row ? shape.row_of(cell) == shape.row_of(turn)
                                   : shape.column_of(cell) == shape.column_of(turn);
    if (cell != turn && is_in_line && shape.box_of(cell) == shape.box_of(turn)) cells.insert(cell);
  }
  return cells;
}

/// The arms of a loop through the boxes of these corners, each beside the next.
std::array<CellSet, arms_of_loop> arms_of(Shape shape, const std::array<int, 2>& rows,
                                          const std::array<int, 2>& columns) {
  const auto arm = [&](std::size_t row, std::size_t column, bool is_row) {
    return arm_of(shape, shape.cell(rows[row], columns[column]), is_row);
  };
  return {arm(0, 0, true), arm(0, 1, true), arm(0, 1, false), arm(1, 1, false),
          arm(1, 1, true), arm(1, 0, true), arm(1, 0, false), arm(0, 0, false)};
}

/// Draws two lines of different bands.
std::array<int, 2> draw_lines(Random& random, int count, int in_band) {
  const int one = random.below(count);
  int two = random.below(count);
  while (two / in_band == one / in_band) two = random.below(count);
  return {one, two};
}

/// Leaves the cells of a loop only digits of the two links of their arm: each has those that the
/// solution has in cells assigned to it.
void make_loop(Random& random, const Grid& solution, logic::State& state) {
  const Shape shape = state.links().shape();
  const auto arms = arms_of(shape, draw_lines(random, shape.rows, shape.box_rows),
                            draw_lines(random, shape.columns, shape.box_columns));
  std::array<logic::DigitSet, arms_of_loop> links{};
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    for (const Cell cell : arms[arm]) {
      links[(arm + (random.chance(50) ? arms_of_loop - 1 : 0)) % arms_of_loop].insert(
          solution[cell]);
    }
  }
  for (std::size_t arm = 0; arm < arms.size(); ++arm) {
    const logic::DigitSet linked = links[arm] | links[(arm + arms_of_loop - 1) % arms_of_loop];
    for (const Cell cell : arms[arm]) {
      for (const Digit digit : state.candidates(cell).without(linked)) state.strike({cell, digit});
    }
  }
}

void strike_some(Random& random, const Grid& solution, int percent, logic::State& state) {
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if (digit != solution[cell] && random.chance(percent)) state.strike({cell, digit});
    }
  }
}

/// Checks that no step strikes a digit of the solution; returns how many there are.
std::size_t check_steps(const logic::State& state, const Grid& solution, Technique technique) {
  const logic::Found found = logic::find_all(state, technique);
  for (const logic::Step& step : found.steps) {
    for (const auto& [cell, digit] : step.eliminations) {
      INFO(effect_text(step.eliminations, step.placements));
      REQUIRE(solution[cell] != digit);
    }
  }
  return found.steps.size();
}

struct Checked {
  std::size_t loops = 0;
  std::size_t exocets = 0;
};

/// Steps in so many random states without givens, whose solution is one of those of the rules.
Checked check_rules(const std::string& names, Shape shape, int states) {
  INFO(names);
  const std::vector<Rule> rules = read_rules(names, shape).value();
  const logic::Links links(gather_constraints(rules, shape));
  const Answer answer = Engine::create(shape, rules)->solve(Grid(shape));
  REQUIRE(answer.solution);
  Random random(random_seed() + static_cast<std::uint64_t>(shape.size()));
  Checked checked;
  for (int number = 0; number < share_of(states); ++number) {
    logic::State state(links, Grid(shape));
    if (number % 2 == 0) {
      make_loop(random, *answer.solution, state);
      strike_some(random, *answer.solution, random.below(30), state);
      checked.loops += check_steps(state, *answer.solution, Technique::sk_loop);
    } else {
      for (int left = random.below(30); left > 0; --left) {
        const auto cell = static_cast<Cell>(random.below(shape.cell_count()));
        if (state.unsolved().contains(cell)) state.place({cell, (*answer.solution)[cell]});
      }
      strike_some(random, *answer.solution, random.below(70), state);
      checked.exocets += check_steps(state, *answer.solution, Technique::exocet);
    }
  }
  return checked;
}

}  // namespace

TEST_CASE("The puzzle Easter Monster has an SK loop at once", "[logic]") {
  const Grid givens =
      grid_of("1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1");
  const logic::Found found =
      logic::find_all(logic::State(classic_links(), givens), Technique::sk_loop);
  REQUIRE(found.steps.size() == 1);
  const logic::Step& step = found.steps.front();
  CHECK(effect_text(step.eliminations, {}) ==
        "r1c3<>7 r2c5<>3 r2c5<>8 r2c6<>8 r3c1<>2 r5c2<>4 r5c2<>8 r5c8<>3 r5c8<>9 r7c3<>1 r8c4<>5 "
        "r8c5<>4 r9c1<>6");
  CHECK(step.cells.count() == 16);
  CHECK(step.sets.size() == 8);
  CHECK(step.houses.size() == 8);
}

TEST_CASE("SK loops are what they are defined as", "[logic]") {
  const std::vector<Grid> puzzles = puzzles_of("classic-minimal.txt", 40);
  Random random(random_seed());
  int found = 0;
  const int wanted = share_of(300);
  for (int number = 0; number < wanted; ++number) {
    const Grid& givens =
        puzzles[static_cast<std::size_t>(random.below(static_cast<int>(puzzles.size())))];
    const Grid solution = solution_of(givens);
    logic::State state(classic_links(), number % 2 == 0 ? Grid(Shape{}) : givens);
    make_loop(random, solution, state);
    strike_some(random, solution, random.below(40), state);
    const Board board(state);
    for (const logic::Step& step : logic::find_all(state, Technique::sk_loop).steps) {
      INFO(effect_text(step.eliminations, step.placements));
      CHECK_FALSE(breach_of(board, step));
      for (const auto& [cell, digit] : step.eliminations) CHECK(solution[cell] != digit);
      ++found;
    }
  }
  // Some have a link without a digit, and are none.
  CHECK(found > wanted / 4);
}

TEST_CASE("Exocets are what they are defined as", "[logic]") {
  const std::vector<Grid> puzzles = puzzles_of("classic-minimal.txt", 40);
  Random random(random_seed());
  int found = 0;
  const int wanted = share_of(600);
  for (int number = 0; number < wanted; ++number) {
    const Grid& givens =
        puzzles[static_cast<std::size_t>(random.below(static_cast<int>(puzzles.size())))];
    const Grid solution = solution_of(givens);
    logic::State state(classic_links(), givens);
    strike_some(random, solution, random.below(70), state);
    const Board board(state);
    for (const logic::Step& step : logic::find_all(state, Technique::exocet).steps) {
      INFO(effect_text(step.eliminations, step.placements));
      CHECK_FALSE(breach_of(board, step));
      for (const auto& [cell, digit] : step.eliminations) CHECK(solution[cell] != digit);
      ++found;
    }
  }
  CHECK(found > wanted / 100);
}

TEST_CASE("SK loops and exocets are sound under further rules", "[logic]") {
  for (const char* names : {"torus-knight", "asterisk", "torus-knight,torus-pairs:26.23"}) {
    const Checked checked = check_rules(names, Shape{}, 200);
    CHECK(checked.loops > 0);
    if (!takes_fewer_cases()) CHECK(checked.exocets > 0);
  }
}

TEST_CASE("SK loops are found on small boards, exocets only with three boxes in a band",
          "[logic]") {
  for (const Shape shape : {Shape(2, 2), Shape(2, 3)}) {
    const Checked checked = check_rules("classic", shape, 200);
    CHECK(checked.loops > 0);
    CHECK(checked.exocets == 0);
  }
}

TEST_CASE("Without boxes there are no SK loops and no exocets", "[logic]") {
  const Checked checked = check_rules("latin", Shape{}, 100);
  CHECK(checked.loops == 0);
  CHECK(checked.exocets == 0);
}
