#include "core/lessons/conflict_table.hpp"
#include "core/rules/conflicts.hpp"

#include "tests/core/lessons/lesson_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using lessons::ConflictTable;

TEST_CASE("The conflict table answers as the rules do", "[lessons]") {
  tests::RandomPuzzles puzzles(1);
  for (int round = 0; round < 40; ++round) {
    const Puzzle puzzle = puzzles.next();
    const Grid& grid = puzzle.givens;
    const ConflictTable table(puzzle.rules, grid.shape());
    for (int index = 0; index < grid.shape().cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      std::uint16_t excluded = 0;
      for (Digit digit = 1; digit <= grid.shape().size(); ++digit) {
        const auto expected = find_conflict(puzzle.rules, grid, cell, digit);
        REQUIRE(table.find(grid, cell, digit) == expected);
        if (expected) excluded |= static_cast<std::uint16_t>(1 << (digit - 1));
      }
      REQUIRE(table.excluded(grid, cell) == excluded);
      REQUIRE((table.candidates(grid, cell) ^ excluded) == (1 << grid.shape().size()) - 1);
    }
  }
}

TEST_CASE("The conflict table finds conflicting givens", "[lessons]") {
  Puzzle puzzle = tests::mystic_sample();
  const ConflictTable table(puzzle.rules, puzzle.givens.shape());
  CHECK(table.find(puzzle.givens) == std::nullopt);
  CHECK(table.count_conflicts(puzzle.givens, 0) == 0);
  puzzle.givens[80] = 9;
  puzzle.givens[8] = 9;
  CHECK(table.find(puzzle.givens) == Conflict{{0, 8}, 0});
  CHECK(table.find(puzzle.givens) == find_conflict(puzzle.rules, puzzle.givens));
  // Row and column, and that is all: (0,8) holds a 9 beside (0,0) and (8,8).
  CHECK(table.count_conflicts(puzzle.givens, 8) == 2);
}
