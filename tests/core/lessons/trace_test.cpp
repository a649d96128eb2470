#include "core/lessons/trace.hpp"

#include "core/lessons/move_stack.hpp"
#include "core/lessons/recursion.hpp"
#include "core/lessons/search_tree.hpp"
#include "core/rules/conflicts.hpp"
#include "tests/core/lessons/lesson_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <vector>

using namespace ninefold;
using namespace ninefold::lessons;
using tests::puzzle_of;

namespace {

constexpr std::uint64_t enough = 1'000'000;

const std::vector<Options> every_algorithm{{Algorithm::recursion, Order::reading, false},
                                           {Algorithm::recursion, Order::reading, true},
                                           {Algorithm::recursion, Order::fewest, false},
                                           {Algorithm::recursion, Order::fewest, true},
                                           {Algorithm::stack, Order::reading, false}};

/// Compares what an algorithm emits with what the machine that replays it says, one by one.
struct Comparison {
  const Lesson& lesson;
  SearchState& state;
  std::uint64_t& differences;
  std::uint64_t limit;

  void operator()(const Event& event) const {
    if (state.position == limit) return;
    advance(lesson, state);
    differences += state.event != event;
  }
};

}  // namespace

TEST_CASE("The replay emits what the real recursion and the real stack emit", "[lessons]") {
  tests::RandomPuzzles puzzles(5);
  for (int round = 0; round < 80; ++round) {
    const Puzzle puzzle = round == 0 ? tests::mystic_sample() : puzzles.next();
    for (const Options& options : every_algorithm) {
      const Lesson lesson(puzzle, options);
      SearchState state(lesson);
      std::uint64_t differences = 0;
      // Where a limit ends the real search early, its last events are not compared.
      const std::uint64_t limit = 3000;
      const Comparison compare{lesson, state, differences, limit};
      Counters counters;
      bool complete = false;
      if (options.algorithm == Algorithm::stack) {
        const MoveStackOutcome outcome = MoveStack<Comparison>(lesson, compare).run(limit);
        counters = outcome.counters;
        complete = outcome.complete;
      } else {
        const RecursionOutcome outcome = Recursion<Comparison>(lesson, compare).run(limit);
        counters = outcome.counters;
        complete = outcome.complete;
      }
      REQUIRE(differences == 0);
      if (complete && state.position < limit) {
        REQUIRE(state.is_over());
        REQUIRE(state.counters == counters);
      }
    }
  }
}

TEST_CASE("A trace goes to any event, forwards and backwards", "[lessons]") {
  tests::RandomPuzzles random(6);
  const Puzzle mystic = tests::mystic_sample();
  for (const Options& options : every_algorithm) {
    const Lesson lesson(mystic, options);
    std::vector<SearchState> states{SearchState(lesson)};
    while (!states.back().is_over() && states.size() < 30000) {
      states.push_back(states.back());
      advance(lesson, states.back());
    }
    Trace trace(mystic, options);
    for (int round = 0; round < 300; ++round) {
      const auto position =
          static_cast<std::uint64_t>(random.below(static_cast<int>(states.size())));
      trace.seek(position, enough);
      REQUIRE(trace.now() == states[position]);
      if (position > 0) {
        REQUIRE(trace.step_back());
        REQUIRE(trace.now() == states[position - 1]);
        REQUIRE(trace.upcoming() == states[position].event);
        REQUIRE(trace.step_forward());
        REQUIRE(trace.now() == states[position]);
      }
    }
    trace.seek(0, enough);
    CHECK_FALSE(trace.step_back());
    CHECK(trace.now().event.kind == EventKind::start);
  }
}

TEST_CASE("A trace ends where its search ends", "[lessons]") {
  Trace trace(puzzle_of("12.4 3412 2143 4321"));
  CHECK_FALSE(trace.is_complete());
  trace.seek(1000, enough);
  CHECK(trace.is_complete());
  CHECK(trace.seen() == 13);
  CHECK(trace.now().position == 13);
  CHECK(trace.now().event.kind == EventKind::done);
  CHECK(trace.upcoming().kind == EventKind::done);
  CHECK_FALSE(trace.step_forward());
  CHECK_FALSE(trace.find_forward(EventKind::place, enough));
  trace.explore(enough);
  CHECK(trace.seen() == 13);
}

TEST_CASE("Seeking spends no more than its budget on what was never seen", "[lessons]") {
  Trace trace(puzzle_of(std::string(81, '.')));
  trace.seek(5000, 100);
  CHECK(trace.now().position == 100);
  CHECK(trace.seen() == 100);
  trace.explore(900);
  CHECK(trace.now().position == 100);
  CHECK(trace.seen() == 1000);
  trace.seek(1000, 0);
  CHECK(trace.now().position == 1000);
}

TEST_CASE("The next and the last event of a kind", "[lessons]") {
  Trace trace(tests::mystic_sample());
  std::vector<std::uint64_t> backtracks;
  for (int count = 0; count < 60; ++count) {
    REQUIRE(trace.find_forward(EventKind::backtrack, enough));
    backtracks.push_back(trace.now().position);
  }
  CHECK(trace.now().counters.backtracks == 60);
  for (std::size_t index = backtracks.size() - 1; index > 0; --index) {
    REQUIRE(trace.find_back(EventKind::backtrack));
    REQUIRE(trace.now().position == backtracks[index - 1]);
  }
  CHECK_FALSE(trace.find_back(EventKind::backtrack));
  CHECK(trace.now().position == backtracks[0]);
  CHECK_FALSE(trace.find_back(EventKind::solution));
  REQUIRE(trace.find_forward(EventKind::solution, enough));
  CHECK(trace.now().grid.is_full());
  const std::uint64_t solution = trace.now().position;
  CHECK_FALSE(trace.find_forward(EventKind::solution, enough));
  CHECK(trace.now().is_over());
  REQUIRE(trace.find_back(EventKind::solution));
  CHECK(trace.now().position == solution);
}

TEST_CASE("Events of every counted kind are found, forwards and backwards", "[lessons]") {
  for (const Options& options : every_algorithm) {
    Trace trace(tests::mystic_sample(), options);
    std::map<EventKind, std::vector<std::uint64_t>> positions;
    while (trace.now().position < 2000 && trace.step_forward()) {
      positions[trace.now().event.kind].push_back(trace.now().position);
    }
    const std::uint64_t end = trace.now().position;
    for (const EventKind kind :
         {EventKind::visit, EventKind::try_digit, EventKind::single, EventKind::conflict,
          EventKind::place, EventKind::remove, EventKind::backtrack, EventKind::solution}) {
      const std::vector<std::uint64_t>& expected = positions[kind];
      std::vector<std::uint64_t> found;
      trace.seek(0, 0);
      while (trace.find_forward(kind, end - trace.now().position)) {
        found.push_back(trace.now().position);
      }
      CHECK(found == expected);
      found.clear();
      trace.seek(end, 0);
      if (trace.now().event.kind == kind) found.push_back(end);
      while (trace.find_back(kind)) found.insert(found.begin(), trace.now().position);
      CHECK(found == expected);
    }
    for (const EventKind kind : {EventKind::start, EventKind::done}) {
      trace.seek(end, 0);
      CHECK_FALSE(trace.find_back(kind));
      CHECK(trace.now().position == end);
    }
  }
}

TEST_CASE("Over and out of a call", "[lessons]") {
  Trace trace(tests::mystic_sample());
  REQUIRE(trace.find_forward(EventKind::place, enough));
  const SearchState placed = trace.now();
  REQUIRE(placed.event.depth == 1);
  // Over: everything below that digit, up to its removal.
  REQUIRE(trace.leave_deeper_than(1, enough));
  CHECK(trace.now().event == Event{EventKind::remove, 1, placed.event.cell, placed.event.digit});
  CHECK(trace.now().position > placed.position + 1);
  // Out, from three calls deep.
  trace.seek(placed.position, enough);
  while (trace.now().event.depth < 3) REQUIRE(trace.step_forward());
  REQUIRE(trace.leave_deeper_than(2, enough));
  CHECK(trace.now().event.kind == EventKind::remove);
  CHECK(trace.now().event.depth == 2);
  // A budget that is too small: it says so and can be continued.
  trace.seek(placed.position, enough);
  CHECK_FALSE(trace.leave_deeper_than(1, 10));
  CHECK(trace.now().position == placed.position + 10);
}

TEST_CASE("Checkpoints stay bounded however long the search", "[lessons]") {
  Trace trace(puzzle_of(std::string(81, '.')));
  const std::uint64_t events = 2 * Trace::most_checkpoints * Trace::first_distance + 12345;
  trace.explore(events);
  CHECK(trace.seen() == events);
  CHECK(trace.checkpoint_bytes() <= 2 * Trace::most_checkpoints * sizeof(SearchState));
  // Thinned checkpoints still lead to the same states.
  trace.seek(events - 1, 0);
  const SearchState late = trace.now();
  trace.seek(777, 0);
  Trace fresh(puzzle_of(std::string(81, '.')));
  fresh.seek(777, enough);
  CHECK(trace.now() == fresh.now());
  trace.seek(events - 1, 0);
  CHECK(trace.now() == late);
  // Wherever one goes, to a checkpoint, beside it or between two, backwards and forwards.
  SearchState walked(trace.lesson());
  for (std::uint64_t position : {1U, 255U, 256U, 257U, 1'000'448U, 1'048'575U, 1'048'576U,
                                 1'048'577U, 1'572'864U, 1'573'120U, 1'573'121U, 2'097'152U}) {
    while (walked.position < position) advance(trace.lesson(), walked);
    for (const std::uint64_t from : {std::uint64_t{0}, events}) {
      trace.seek(from, 0);
      trace.seek(position, 0);
      CHECK(trace.now() == walked);
    }
  }
}

TEST_CASE("Frames remember what became of each digit", "[lessons]") {
  Trace trace(tests::mystic_sample());
  REQUIRE(trace.find_forward(EventKind::solution, enough));
  const SearchState& state = trace.now();
  Grid board = state.grid;
  for (int index = state.frame_count - 2; index >= 0; --index) {
    const Frame& frame = state.frames[static_cast<std::size_t>(index)];
    REQUIRE(frame.placed);
    REQUIRE(board[frame.cell] == frame.digit);
    REQUIRE(frame.solved == 1 << (frame.digit - 1));
    board[frame.cell] = empty_cell;
    for (Digit digit = 1; digit < frame.digit; ++digit) {
      const bool refused =
          find_conflict(trace.lesson().puzzle.rules, board, frame.cell, digit).has_value();
      REQUIRE(((frame.refused >> (digit - 1) & 1) != 0) == refused);
    }
  }
  CHECK(board == trace.lesson().puzzle.givens);
}

TEST_CASE("The search tree holds every digit tried", "[lessons]") {
  tests::RandomPuzzles puzzles(7);
  for (int round = 0; round < 40; ++round) {
    const Puzzle puzzle = puzzles.next();
    for (const Options& options : every_algorithm) {
      const Lesson lesson(puzzle, options);
      const SearchTree tree = build_search_tree(lesson, 2000);
      Trace trace(puzzle, options);
      for (std::size_t index = 0; index < tree.nodes.size(); index += 7) {
        const TreeNode& node = tree.nodes[index];
        REQUIRE(node.parent < static_cast<int>(index));
        trace.seek(node.first_event, enough);
        REQUIRE(trace.now().event.kind == EventKind::try_digit);
        REQUIRE(trace.now().event.cell == node.cell);
        REQUIRE(trace.now().event.digit == node.digit);
        REQUIRE(node.last_event > node.first_event);
        if (!tree.complete) continue;
        trace.seek(node.last_event, enough);
        const EventKind end = trace.now().event.kind;
        REQUIRE(end == (node.refused ? EventKind::conflict
                        : options.algorithm == Algorithm::stack && node.solved
                            ? EventKind::done
                            : EventKind::remove));
      }
      if (!tree.complete) {
        REQUIRE(tree.nodes.size() == 2000);
        continue;
      }
      trace.explore(enough);
      REQUIRE(tree.nodes.size() == trace.seen_counters().tries);
    }
  }
}
