#include "core/lessons/move_stack.hpp"
#include "core/rules/conflicts.hpp"

#include "tests/core/lessons/lesson_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::lessons;
using tests::grid_of;
using tests::puzzle_of;

namespace {

MoveStackOutcome run_stack(const Puzzle& puzzle) {
  const Lesson lesson(puzzle);
  return MoveStack<>(lesson).run();
}

}  // namespace

TEST_CASE("A board refuses moves on fixed cells, and off the board", "[lessons]") {
  const Lesson lesson(puzzle_of("1... .... .... ...."));
  MoveBoard board(lesson);
  CHECK(board.is_fixed(0));
  CHECK_FALSE(board.is_fixed(1));
  // Also with the same value, and with 0.
  for (const int value : {0, 1, 2}) CHECK(board.move({0, 0, value}) == BadMove::fixed_cell);
  CHECK(board.move({0, 4, 1}) == BadMove::off_board);
  CHECK(board.move({-1, 0, 1}) == BadMove::off_board);
  CHECK(board.move({0, 1, 5}) == BadMove::no_such_digit);
  CHECK(board.move({0, 1, -1}) == BadMove::no_such_digit);
  CHECK(board.grid() == lesson.puzzle.givens);
  CHECK(board.move({0, 1, 2}) == std::nullopt);
  CHECK(board.grid()[1] == 2);
  CHECK(board.move({0, 1, 0}) == std::nullopt);
  CHECK(board.grid() == lesson.puzzle.givens);
}

TEST_CASE("A board is bad while any two of its digits conflict", "[lessons]") {
  tests::RandomPuzzles puzzles(3);
  for (int round = 0; round < 20; ++round) {
    const Puzzle puzzle = puzzles.next();
    const Lesson lesson(puzzle);
    MoveBoard board(lesson);
    const int size = puzzle.givens.shape().size();
    for (int count = 0; count < 200; ++count) {
      const Move move{puzzles.below(size), puzzles.below(size), puzzles.below(size + 1)};
      const bool fixed = board.is_fixed(board.grid().shape().cell(move.row, move.column));
      REQUIRE(board.move(move).has_value() == fixed);
      REQUIRE(board.is_bad() == find_conflict(puzzle.rules, board.grid()).has_value());
    }
  }
  const Lesson bad(puzzle_of("11.. .... .... ...."));
  CHECK(MoveBoard(bad).is_bad());
}

TEST_CASE("The stack of moves tells what it does, event by event", "[lessons]") {
  const Lesson lesson(puzzle_of("12.4 3412 2143 432."));
  std::vector<Event> events;
  const auto listen = [&](const Event& event) { events.push_back(event); };
  const MoveStackOutcome outcome = MoveStack<decltype(listen)>(lesson, listen).run();
  CHECK(outcome.solution == grid_of("1234 3412 2143 4321"));
  const std::vector<Event> expected{
      {EventKind::visit, 1, 2},         {EventKind::try_digit, 1, 2, 1},
      {EventKind::place, 1, 2, 1},      {EventKind::conflict, 1, 2, 1, 0, 0},
      {EventKind::remove, 1, 2, 1},     {EventKind::try_digit, 1, 2, 2},
      {EventKind::place, 1, 2, 2},      {EventKind::conflict, 1, 2, 2, 1, 0},
      {EventKind::remove, 1, 2, 2},     {EventKind::try_digit, 1, 2, 3},
      {EventKind::place, 1, 2, 3},      {EventKind::visit, 2, 15},
      {EventKind::try_digit, 2, 15, 1}, {EventKind::place, 2, 15, 1},
      {EventKind::solution, 3},         {EventKind::done},
  };
  CHECK(events == expected);
}

TEST_CASE("The stack of moves stops at the lexicographically smallest solution", "[lessons]") {
  // The first puzzle of the course's own driver: all blank.
  CHECK(run_stack(puzzle_of(std::string(81, '0'))).solution ==
        grid_of("123456789 456789123 789123456 214365897 365897214 897214365 531642978 642978531 "
                "978531642"));
  const MoveStackOutcome mystic = run_stack(tests::mystic_sample());
  CHECK(mystic.solution == grid_of("984213765 572469813 361578924 436781592 257694381 198352476 "
                                   "619835247 725946138 843127659"));
  CHECK(mystic.counters.solutions == 1);
}

TEST_CASE("The stack of moves says when there is no solution", "[lessons]") {
  CHECK(run_stack(puzzle_of("123. ...4 .... ....")).solution == std::nullopt);
  CHECK(run_stack(puzzle_of("1..1 .... .... ....")).solution == std::nullopt);
  CHECK(run_stack(puzzle_of("1234 3412 2143 4322")).solution == std::nullopt);
  CHECK(run_stack(puzzle_of("1234 3412 2143 4321")).solution == grid_of("1234 3412 2143 4321"));
  CHECK(run_stack(puzzle_of("123. ...4 .... ....")).complete);
}

TEST_CASE("Every move made is undone or in the solution", "[lessons]") {
  tests::RandomPuzzles puzzles(4);
  int solved = 0;
  int stopped = 0;
  for (int round = 0; round < 200; ++round) {
    const Puzzle puzzle = puzzles.next();
    const Lesson lesson(puzzle);
    Counters heard;
    Grid board = puzzle.givens;
    const auto listen = [&](const Event& event) {
      heard.count(event);
      if (event.kind == EventKind::place) board[event.cell] = event.digit;
      if (event.kind == EventKind::remove) board[event.cell] = empty_cell;
    };
    const MoveStackOutcome outcome = MoveStack<decltype(listen)>(lesson, listen).run(20000);
    REQUIRE(heard == outcome.counters);
    REQUIRE(heard.tries == heard.placements);
    if (!outcome.complete) {
      ++stopped;
      REQUIRE_FALSE(outcome.solution.has_value());
      continue;
    }
    solved += outcome.solution.has_value();
    REQUIRE(board == outcome.solution.value_or(puzzle.givens));
    REQUIRE(heard.solutions == (outcome.solution ? 1 : 0));
  }
  CHECK(solved > 20);
  CHECK(stopped < 100);
}
