// What follows from assumptions, and how it is measured.

#include "core/logic/explainer/forcing.hpp"
#include "core/logic/explainer/chains.hpp"
#include "core/logic/explainer/consequences.hpp"
#include "core/logic/explainer/patterns.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <initializer_list>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using namespace ninefold::logic::explainer;

namespace {

logic::State empty_state() { return {classic_links(), Grid(Shape{})}; }

/// Leaves a digit (from 1) these cells of a house of which the cells are given.
void leave(logic::State& state, Digit digit, const CellSet& house, const CellSet& cells) {
  for (const Cell cell : house.without(cells)) state.strike({cell, digit});
}

void leave_digits(logic::State& state, Cell cell, std::initializer_list<Digit> digits) {
  for (Digit digit = 1; digit <= 9; ++digit) {
    if (std::find(digits.begin(), digits.end(), digit) == digits.end()) state.strike({cell, digit});
  }
}

const CellSet& row(int number) {
  return classic_links().houses()[static_cast<std::size_t>(number)].cells;
}

std::size_t count_of(const Marks& marks, PatternKind kind) {
  std::vector<Pattern> found;
  find_patterns(marks, kind, found);
  return found.size();
}

bool is_true(const Finding& finding, const Grid& solution) {
  const auto [cell, digit] = finding.candidate;
  return (solution[cell] == digit) == finding.is_held;
}

}  // namespace

TEST_CASE("The shortest steps of each kind are rated as Sudoku Explainer does", "[logic]") {
  std::vector<int> ratings;
  for (const ForcingKind kind : forcing_kinds) ratings.push_back(least_tenths(kind));
  for (const ForcingKind kind : nested_kinds) ratings.push_back(least_tenths(kind));
  CHECK(ratings == std::vector{75, 80, 85, 90, 95, 100, 105});
}

TEST_CASE("Longer steps are rated higher", "[logic]") {
  CHECK(rating_with_length(70, 4) == 70);
  CHECK(rating_with_length(70, 6) == 70);
  CHECK(rating_with_length(70, 7) == 71);
  CHECK(rating_with_length(70, 8) == 71);
  CHECK(rating_with_length(70, 9) == 72);
  CHECK(rating_with_length(70, 10) == 72);
  CHECK(rating_with_length(70, 11) == 73);
  CHECK(rating_with_length(70, 14) == 73);
  CHECK(rating_with_length(70, 15) == 74);
  CHECK(rating_with_length(70, 18) == 74);
  CHECK(rating_with_length(70, 26) == 75);
  CHECK(rating_with_length(70, 27) == 76);
}

TEST_CASE("A house numbers its cells as the board does", "[logic]") {
  for (int cell = 0; cell < 81; ++cell) {
    for (const Place place : places_of(cell)) CHECK(cell_at(place.house, place.position) == cell);
  }
  CHECK(places_of(80)[0].house == 8);
  CHECK(places_of(30)[0].house == 4);
}

TEST_CASE("A digit with two places left in a house goes into the other", "[logic]") {
  logic::State state = empty_state();
  leave(state, 1, row(0), {0, 8});
  const Marks marks(state);
  const Numbering numbering(marks);
  Consequences consequences;
  consequences.enter(marks, marks, numbering);
  CHECK(consequences.follow(numbering.claim(0, 0, false), {}) == 0);
  CHECK(consequences.claims()[numbering.claim(8, 0, true)] == 2);
  // Another digit of that cell, and the same below it, are a claim further.
  CHECK(consequences.claims()[numbering.claim(8, 4, false)] == 3);
  CHECK(consequences.claims()[numbering.claim(17, 0, false)] == 3);
  CHECK(consequences.claims()[numbering.claim(8, 0, false)] == 0);
}

TEST_CASE("Within a digit, cells tell nothing", "[logic]") {
  logic::State state = empty_state();
  leave_digits(state, 0, {1, 2});
  const Marks marks(state);
  const Numbering numbering(marks);
  Consequences consequences;
  consequences.enter(marks, marks, numbering);
  const Claim struck = numbering.claim(0, 0, false);
  const Claim other = numbering.claim(0, 1, true);
  CHECK(consequences.follow(struck, {.has_cells = false}) == 0);
  CHECK(consequences.claims()[other] == 0);
  CHECK(consequences.follow(struck, {}) == 0);
  CHECK(consequences.claims()[other] == 2);
}

TEST_CASE("Every cause counts, and each once", "[logic]") {
  // Of three places of 1 in a row, the assumption sees one, and another is seen by a 1 that it
  // makes.
  logic::State state = empty_state();
  leave(state, 1, row(0), {0, 4, 8});
  leave_digits(state, 39, {1, 7});  // r5c4
  leave_digits(state, 12, {1, 7});  // r2c4
  const Marks marks(state);
  const Numbering numbering(marks);
  Consequences consequences;
  consequences.enter(marks, marks, numbering);
  const Claim assumed = numbering.claim(36, 0, true);  // 1 in r5c1
  const Claim found = numbering.claim(8, 0, true);     // 1 in r1c9
  CHECK(consequences.follow(assumed, {}) == 0);
  CHECK(consequences.claims()[found] == 0);
  CHECK(consequences.follow(assumed, {.is_dynamic = true}) == 0);
  // No 1 in r5c4, 7 there, none in r2c4, 1 there, none in r1c5; none in r1c1; both ends.
  CHECK(consequences.claims()[numbering.claim(4, 0, false)] == 6);
  CHECK(consequences.claims()[found] == 8);
}

TEST_CASE("On the board that is left, more follows", "[logic]") {
  // A cell of three digits, two of which the assumption takes away.
  logic::State state = empty_state();
  leave_digits(state, 0, {1, 2, 3});
  leave_digits(state, 1, {1, 4});
  leave_digits(state, 2, {2, 4});
  const Marks marks(state);
  const Numbering numbering(marks);
  Consequences consequences;
  consequences.enter(marks, marks, numbering);
  // 4 in r1c2 takes 4 from r1c3, which is then 2. So r1c1 is 1 or 3.
  const Claim assumed = numbering.claim(1, 3, true);
  const Claim left = numbering.claim(0, 1, false);
  CHECK(consequences.follow(assumed, {}) == 0);
  CHECK(consequences.claims()[left] == 4);
  // With 5 in r1c1 in place of 1, nothing but 3 is left once 5 and 2 are gone.
  state = empty_state();
  leave_digits(state, 0, {2, 3, 5});
  leave_digits(state, 1, {4, 5});
  leave_digits(state, 2, {2, 5});
  const Marks others(state);
  const Numbering numbers(others);
  consequences.enter(others, others, numbers);
  const Claim last = numbers.claim(0, 2, true);
  CHECK(consequences.follow(numbers.claim(1, 4, true), {}) == 0);
  CHECK(consequences.claims()[last] == 0);
  CHECK(consequences.follow(numbers.claim(1, 4, true), {.is_dynamic = true}) == 0);
  // 5 in r1c2, not in r1c3, 2 there, not in r1c1; 5 not in r1c1 either; then 3.
  CHECK(consequences.claims()[last] == 6);
}

TEST_CASE("Patterns are found where they strike", "[logic]") {
  const logic::State nothing = empty_state();
  for (const PatternKind kind : pattern_kinds) CHECK(count_of(Marks(nothing), kind) == 0);

  logic::State locked = empty_state();
  leave(locked, 1, row(0), {0, 2});
  CHECK(count_of(Marks(locked), PatternKind::locked_digit) == 1);
  leave(locked, 2, row(0), {0, 2});
  CHECK(count_of(Marks(locked), PatternKind::hidden_pair) == 1);

  logic::State pair = empty_state();
  leave_digits(pair, 0, {3, 4});
  leave_digits(pair, 1, {3, 4});
  // In a row and in a box.
  CHECK(count_of(Marks(pair), PatternKind::naked_pair) == 2);

  logic::State wing = empty_state();
  leave(wing, 1, row(0), {0, 8});
  leave(wing, 1, row(4), {36, 44});
  std::vector<Pattern> found;
  find_patterns(Marks(wing), PatternKind::x_wing, found);
  REQUIRE(found.size() == 1);
  CHECK(found.front().struck().size() == 14);
  CHECK(found.front().houses().size() == 2);
}

TEST_CASE("What steps with assumptions find is true", "[logic]") {
  for (const Grid& puzzle : puzzles_of("classic-hard.txt", 4)) {
    const Grid solution = solution_of(puzzle);
    const logic::State state(classic_links(), puzzle);
    logic::Workspace shared;
    for (const ForcingKind kind : forcing_kinds) {
      for (const Finding& finding : find_forced(state, kind, shared).findings) {
        CHECK(is_true(finding, solution));
      }
    }
    for (const Finding& finding : find_chained(state, shared).findings) {
      CHECK(is_true(finding, solution));
    }
  }
}

TEST_CASE("What assumptions within assumptions find is true, and beyond the others", "[logic]") {
  const Grid puzzle = puzzles_of("classic-hard.txt", 1).front();
  const Grid solution = solution_of(puzzle);
  const logic::State state(classic_links(), puzzle);
  logic::Workspace shared;
  const Forced forced = find_forced(state, ForcingKind::nested_chains, shared);
  REQUIRE(forced.tenths >= 95);
  for (const Finding& finding : forced.findings) CHECK(is_true(finding, solution));
}
