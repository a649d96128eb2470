// A second solution is told from the first where two digits can be exchanged in cells that the
// givens leave open. Enumerating knows nothing of that, and so checks it.

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <random>
#include <string>
#include <vector>

using namespace ninefold;

namespace {

/// How often there were several solutions, and how often only one.
struct Seen {
  int several = 0;
  int single = 0;

  Seen& operator+=(const Seen& more) {
    several += more.several;
    single += more.single;
    return *this;
  }
};

/// Opens the cells of every two digits of a solution but for `kept` of them, and `others` more.
Seen open_two_digits(const std::vector<Rule>& rules, Shape shape, std::size_t kept, int others) {
  const Result<Engine> engine = Engine::create(shape, rules);
  REQUIRE(engine);
  const Answer answer = engine->first(Grid{shape});
  REQUIRE(answer.solution);
  std::mt19937 random(11);
  Seen seen;
  for (Digit one = 1; one <= shape.size(); ++one) {
    for (auto other = static_cast<Digit>(one + 1); other <= shape.size(); ++other) {
      std::vector<Cell> cells;
      for (int index = 0; index < shape.cell_count(); ++index) {
        const Digit digit = (*answer.solution)[static_cast<Cell>(index)];
        if (digit == one || digit == other) cells.push_back(static_cast<Cell>(index));
      }
      for (std::size_t i = 0; i < kept; ++i) {
        cells.erase(cells.begin() + static_cast<std::ptrdiff_t>(random() % cells.size()));
      }
      Grid givens = *answer.solution;
      for (const Cell cell : cells) givens[cell] = empty_cell;
      for (int opened = 0; opened < others;) {
        const auto cell = static_cast<Cell>(random() % static_cast<unsigned>(shape.cell_count()));
        const Digit digit = givens[cell];
        if (digit == empty_cell || digit == one || digit == other) continue;
        givens[cell] = empty_cell;
        ++opened;
      }
      int solutions = 0;
      engine->enumerate(givens, [&solutions](const Grid&) { return ++solutions < 2; });
      INFO("digits " << int{one} << " and " << int{other} << ", " << solutions << " solutions");
      CHECK(engine->solve(givens).solutions == Count(static_cast<unsigned>(solutions)));
      ++(solutions > 1 ? seen.several : seen.single);
    }
  }
  return seen;
}

}  // namespace

TEST_CASE("Two digits without givens are told to have a second solution", "[engine]") {
  for (const char* names : {"classic", "latin", "asterisk", "torus-knight", "king,diagonals"}) {
    INFO(names);
    CHECK(open_two_digits(tests::named_rules(names, Shape{}), Shape{}, 0, 0).single == 0);
  }
  for (const int size : {4, 6}) {
    const Shape shape = *Shape::of_size(size);
    CHECK(open_two_digits(tests::named_rules("classic", shape), shape, 0, 0).single == 0);
  }
}

TEST_CASE("Given cells of two digits may leave one solution or several", "[engine]") {
  for (const char* names : {"classic", "latin", "asterisk", "knight", "disjoint-groups"}) {
    INFO(names);
    Seen seen;
    for (const int others : {12, 20, 28, 36}) {
      seen += open_two_digits(tests::named_rules(names, Shape{}), Shape{}, 4, others);
    }
    CHECK(seen.single > 0);
    CHECK(seen.several > 0);
  }
}

TEST_CASE("Two digits that forbidden pairs tell apart may have one solution", "[engine]") {
  std::vector<Rule> rules{Rule{}};
  rules.push_back(make_rule("pairs", {DigitPairs{{1, 4}, {5, 6}, {6, 6}}}));
  Seen seen;
  for (const int others : {12, 20, 28, 36}) seen += open_two_digits(rules, Shape{}, 0, others);
  CHECK(seen.single > 0);
  CHECK(seen.several > 0);
}

TEST_CASE("A second solution by exchange takes no node of its own", "[engine]") {
  const Result<Engine> engine = Engine::create(Shape{}, std::vector<Rule>{Rule{}});
  REQUIRE(engine);
  // The grid of rows shifted by three and one; the givens lack 1 and 2, which chase each other
  // through all nine rows.
  Grid givens{Shape{}};
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int digit = (3 * (row % 3) + row / 3 + column) % 9 + 1;
      if (digit > 2) givens[Shape{}.cell(row, column)] = static_cast<Digit>(digit);
    }
  }
  const Answer answer = engine->solve(givens);
  CHECK(answer.solutions == Count(2));
  CHECK(answer.stopped == StopReason::solution_limit);
  // The board, two guesses that contradict one another, and the first with the other way of the
  // second. The other way of the first would have been a fourth.
  CHECK(answer.nodes == 3);
}
