#include "core/lessons/recursion.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"

#include "tests/core/lessons/lesson_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::lessons;
using tests::puzzle_of;

namespace {

/// Every way to run a recursion.
const std::vector<Options> all_options{{Algorithm::recursion, Order::reading, false},
                                       {Algorithm::recursion, Order::reading, true},
                                       {Algorithm::recursion, Order::fewest, false},
                                       {Algorithm::recursion, Order::fewest, true}};

RecursionOutcome run(const Puzzle& puzzle, const Options& options = {}) {
  const Lesson lesson(puzzle, options);
  return Recursion<>(lesson).run();
}

std::vector<Event> events_of(const Puzzle& puzzle, const Options& options = {}) {
  const Lesson lesson(puzzle, options);
  std::vector<Event> events;
  const auto listen = [&](const Event& event) { events.push_back(event); };
  Recursion<decltype(listen)>(lesson, listen).run();
  return events;
}

}  // namespace

TEST_CASE("Recursion tells what it does, event by event", "[lessons]") {
  // One cell is empty, and only a 3 fits.
  const std::vector<Event> expected{
      {EventKind::visit, 1, 2},
      {EventKind::try_digit, 1, 2, 1},
      {EventKind::conflict, 1, 2, 1, 0, 0},
      {EventKind::try_digit, 1, 2, 2},
      {EventKind::conflict, 1, 2, 2, 1, 0},
      {EventKind::try_digit, 1, 2, 3},
      {EventKind::place, 1, 2, 3},
      {EventKind::solution, 2},
      {EventKind::remove, 1, 2, 3},
      {EventKind::try_digit, 1, 2, 4},
      {EventKind::conflict, 1, 2, 4, 3, 0},
      {EventKind::backtrack, 1, 2},
      {EventKind::done},
  };
  CHECK(events_of(puzzle_of("12.4 3412 2143 4321")) == expected);
}

TEST_CASE("Singles are filled before guessing, and taken back after", "[lessons]") {
  const Options singles{Algorithm::recursion, Order::reading, true};
  const std::vector<Event> filled{
      {EventKind::single, 1, 2, 3}, {EventKind::place, 1, 2, 3}, {EventKind::single, 1, 3, 4},
      {EventKind::place, 1, 3, 4},  {EventKind::solution, 1},    {EventKind::remove, 1, 3, 4},
      {EventKind::remove, 1, 2, 3}, {EventKind::done},
  };
  CHECK(events_of(puzzle_of("12.. 3412 2143 4321"), singles) == filled);

  // Nothing fits r1c4: the row has 1 to 3, the column the 4. It is visited and given up.
  const std::vector<Event> dead = events_of(puzzle_of("123. ...4 .... ...."), singles);
  REQUIRE(dead.size() == 11);
  CHECK(dead.front() == Event{EventKind::visit, 1, 3});
  CHECK(dead[9] == Event{EventKind::backtrack, 1, 3});
  CHECK(dead.back() == Event{EventKind::done});
}

TEST_CASE("Fewest candidates first: the first of several in reading order", "[lessons]") {
  const Options fewest{Algorithm::recursion, Order::fewest, false};
  // r2c2 has one candidate, every other cell more.
  const std::vector<Event> events = events_of(puzzle_of(".1.. 3.2. .... ...."), fewest);
  CHECK(events.front() == Event{EventKind::visit, 1, 5});
  CHECK(events_of(puzzle_of(".... .... .... ...."), fewest).front() ==
        Event{EventKind::visit, 1, 0});
}

TEST_CASE("Givens in conflict have no solution; the recursion says which", "[lessons]") {
  const std::vector<Event> expected{{EventKind::conflict, 0, 0, 1, 3, 0}, {EventKind::done}};
  CHECK(events_of(puzzle_of("1..1 .... .... ....")) == expected);
  CHECK(run(puzzle_of("1..1 .... .... ....")).counters.solutions == 0);
  // A full board: itself, or nothing.
  CHECK(run(puzzle_of("1234 3412 2143 4321")).counters.solutions == 1);
  CHECK(run(puzzle_of("1234 3412 2143 4322")).counters.solutions == 0);
}

TEST_CASE("Known numbers of solutions, whatever the order", "[lessons]") {
  for (const Options& options : all_options) {
    CHECK(run(puzzle_of(std::string(16, '.')), options).counters.solutions == 288);
    CHECK(run(puzzle_of(std::string(16, '.'), {make_rule("latin")}), options).counters.solutions ==
          576);
    const RecursionOutcome mystic = run(tests::mystic_sample(), options);
    CHECK(mystic.counters.solutions == 1);
    CHECK(mystic.complete);
    CHECK(mystic.solution == tests::grid_of("984213765 572469813 361578924 436781592 257694381 "
                                            "198352476 619835247 725946138 843127659"));
  }
}

TEST_CASE("The smarter recursions make fewer tries", "[lessons]") {
  const Puzzle puzzle = tests::mystic_sample();
  const auto tries = [&](Order order, bool singles) {
    return run(puzzle, {Algorithm::recursion, order, singles}).counters.tries;
  };
  CHECK(tries(Order::fewest, false) < tries(Order::reading, false));
  CHECK(tries(Order::reading, true) < tries(Order::reading, false));
  CHECK(tries(Order::fewest, true) <= tries(Order::fewest, false));
}

TEST_CASE("Counters equal events, and every digit placed is taken back", "[lessons]") {
  tests::RandomPuzzles puzzles(2);
  for (int round = 0; round < 60; ++round) {
    const Puzzle puzzle = puzzles.next();
    for (const Options& options : all_options) {
      const Lesson lesson(puzzle, options);
      Counters heard;
      std::uint64_t wrong = 0;
      Grid board = puzzle.givens;
      const auto listen = [&](const Event& event) {
        heard.count(event);
        if (event.kind == EventKind::place) {
          wrong += board[event.cell] != empty_cell;
          board[event.cell] = event.digit;
        } else if (event.kind == EventKind::remove) {
          wrong += board[event.cell] != event.digit;
          board[event.cell] = empty_cell;
        } else if (event.kind == EventKind::conflict) {
          wrong +=
              find_conflict(puzzle.rules, board, event.cell, event.digit) !=
              Conflict{{static_cast<Cell>(event.cell), static_cast<Cell>(event.other)}, event.rule};
        } else if (event.kind == EventKind::solution) {
          wrong += !board.is_full() || find_conflict(puzzle.rules, board).has_value();
        }
      };
      const RecursionOutcome outcome = Recursion<decltype(listen)>(lesson, listen).run(2000);
      REQUIRE(wrong == 0);
      REQUIRE(heard == outcome.counters);
      REQUIRE(board == puzzle.givens);
      REQUIRE(heard.placements == heard.removals);
      REQUIRE(heard.deepest <= static_cast<std::uint64_t>(puzzle.givens.shape().cell_count()));
      REQUIRE(outcome.counters == Recursion<>(lesson).run(2000).counters);
    }
  }
}

TEST_CASE("A limit of visits stops the recursion and says so", "[lessons]") {
  const Lesson lesson(puzzle_of(std::string(81, '.')));
  const RecursionOutcome outcome = Recursion<>(lesson).run(1000);
  CHECK_FALSE(outcome.complete);
  CHECK(outcome.counters.visits == 1000);
}
