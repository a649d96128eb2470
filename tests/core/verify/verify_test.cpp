#include "core/verify/verify.hpp"
#include "core/rules/rule_table.hpp"

#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using tests::grid_of;

TEST_CASE("A solution has no flaw, and every kind of flaw is found", "[verify]") {
  Puzzle puzzle;
  puzzle.givens = grid_of("1... .... .... ....");
  CHECK(verify(puzzle, grid_of("1234 3412 2143 4321")) == std::nullopt);
  CHECK(verify(puzzle, Grid(Shape{}))->kind == Flaw::Kind::wrong_shape);
  CHECK(verify(puzzle, grid_of("1234 3412 2143 432.")) == Flaw{Flaw::Kind::not_a_digit, 15});
  CHECK(verify(puzzle, grid_of("1234 3412 2143 4325")) == Flaw{Flaw::Kind::not_a_digit, 15});
  CHECK(verify(puzzle, grid_of("2134 3412 1243 4321")) == Flaw{Flaw::Kind::given_changed, 0});
  CHECK(verify(puzzle, grid_of("1234 3412 2143 4312")) ==
        Flaw{Flaw::Kind::rule_broken, 6, {6, 14}, 0});
}

TEST_CASE("Every cell is looked at", "[verify]") {
  const Grid solution =
      grid_of("123456789456789123789123456214365897365897214897214365531642978642978531978531642");
  for (Cell cell = 0; cell < 81; ++cell) {
    Puzzle puzzle;
    puzzle.givens = solution;
    CHECK(verify(puzzle, solution) == std::nullopt);
    puzzle.givens[cell] = static_cast<Digit>(solution[cell] % 9 + 1);
    CHECK(verify(puzzle, solution) == Flaw{Flaw::Kind::given_changed, cell});
    Grid wrong = solution;
    for (const int value : {0, 10}) {
      wrong[cell] = static_cast<Digit>(value);
      CHECK(verify(Puzzle{}, wrong) == Flaw{Flaw::Kind::not_a_digit, cell});
    }
    wrong[cell] = static_cast<Digit>(solution[cell] % 9 + 1);
    const std::optional<Flaw> broken = verify(Puzzle{}, wrong);
    REQUIRE(broken.has_value());
    CHECK(broken->kind == Flaw::Kind::rule_broken);
    CHECK(broken->cells.contains(cell));
    CHECK(broken->cells.count() == 2);
    CHECK(broken->cell == *broken->cells.begin());
  }
}

TEST_CASE("Every rule of a puzzle is checked", "[verify]") {
  Puzzle puzzle;
  puzzle.givens = Grid(Shape{2, 2});
  puzzle.rules.push_back(make_rule("house", {CellList{0, 5, 10, 15}}));
  // 1, 4, 4, 1 on the diagonal.
  CHECK(verify(puzzle, grid_of("1234 3412 2143 4321")) ==
        Flaw{Flaw::Kind::rule_broken, 0, {0, 15}, 1});
}
