#include "core/logic/excluders.hpp"

#include "core/engine/engine.hpp"
#include "core/logic/find.hpp"
#include "core/logic/path.hpp"
#include "core/rules/constraints.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

/// What a single of a classic puzzle leaves out, seen from the board alone.
std::vector<logic::Candidate> left_out(const logic::State& state, const logic::Step& step) {
  const auto [cell, digit] = step.placements[0];
  std::vector<logic::Candidate> out;
  if (step.technique == logic::Technique::naked_single) {
    for (Digit other = 1; other <= 9; ++other) {
      if (other != digit) out.push_back({cell, other});
    }
  } else {
    for (const Cell place : state.links().houses()[step.houses[0]].cells) {
      if (place != cell && state.values()[place] == empty_cell) out.push_back({place, digit});
    }
  }
  return out;
}

bool sees(const logic::State& state, Cell cell, logic::Candidate candidate) {
  return state.values()[cell] == candidate.digit &&
         state.links().peers(cell).contains(candidate.cell);
}

bool any_sees(const logic::State& state, const CellSet& cells, logic::Candidate candidate) {
  bool found = false;
  for (const Cell cell : cells) found = found || sees(state, cell, candidate);
  return found;
}

}  // namespace

TEST_CASE("Digits that leave a single are on the board, needed, and all there are", "[logic]") {
  // Easy steps first, then singles after candidates were struck.
  const Grid givens =
      grid_of("000704005020010070000080002090006250600070008053200010400090000030060090200407000");
  const std::vector<Rule> classic{Rule{}};
  const Grid solution = *Engine::create(givens.shape(), classic)->solve(givens).solution;
  logic::State state(classic_links(), givens);
  int whole = 0;
  int partial = 0;
  for (const logic::Step& step : logic::find_path(state, solution)) {
    const logic::Excluders excluders = logic::excluders_of(state, step);
    const bool is_told = step.technique == logic::Technique::naked_single ||
                         step.technique == logic::Technique::hidden_single;
    if (!is_told) {
      CHECK(excluders.cells.empty());
      CHECK_FALSE(excluders.are_all);
    } else {
      const std::vector<logic::Candidate> out = left_out(state, step);
      const CellSet solved = state.links().all_cells().without(state.unsolved());
      CHECK((excluders.cells.without(solved)).empty());
      bool are_all = true;
      for (const logic::Candidate candidate : out) {
        CHECK(any_sees(state, excluders.cells, candidate) == any_sees(state, solved, candidate));
        are_all = are_all && any_sees(state, solved, candidate);
      }
      CHECK(excluders.are_all == are_all);
      (are_all ? whole : partial) += 1;
      for (const Cell cell : excluders.cells) {
        CHECK(std::any_of(out.begin(), out.end(), [&](logic::Candidate candidate) {
          return sees(state, cell, candidate);
        }));
      }
    }
    logic::apply(step, state);
  }
  CHECK(whole > 10);
  CHECK(partial > 0);
}

TEST_CASE("Of many digits that leave a single, few are told", "[logic]") {
  // Of 5 in box 1: two cells exclude it from two rows; for what is left of row 1 it takes one cell
  // in each column, though either of these excludes three cells as well.
  const Grid givens =
      grid_of("000000000000500000000000500005000000050000000000000000000000000000000000000000000");
  const logic::State state(classic_links(), givens);
  const auto found = logic::find_all(state, logic::Technique::hidden_single);
  const auto in_box =
      std::find_if(found.steps.begin(), found.steps.end(), [](const logic::Step& step) {
        return step.placements[0] == logic::Candidate{0, 5};
      });
  REQUIRE(in_box != found.steps.end());
  const logic::Excluders excluders = logic::excluders_of(state, *in_box);
  CHECK(excluders.are_all);
  CHECK(excluders.cells.count() == 4);
}

TEST_CASE("Where neighbours are not consecutive, other digits leave a single, too", "[logic]") {
  const Grid givens =
      grid_of("020000007500000000000000000000000000000000000000000000000000000000000000800000000");
  const Shape shape = givens.shape();
  const logic::Links links(
      gather_constraints(named_rules("classic,non-consecutive", shape), shape));
  const logic::State state(links, givens);
  const auto found = logic::find_all(state, logic::Technique::naked_single);
  const auto in_corner =
      std::find_if(found.steps.begin(), found.steps.end(),
                   [](const logic::Step& step) { return step.placements[0].cell == 0; });
  REQUIRE(in_corner != found.steps.end());
  CHECK(in_corner->placements[0].digit == 9);
  const logic::Excluders excluders = logic::excluders_of(state, *in_corner);
  // The 2 beside it excludes 1, 2 and 3, the 5 below 4, 5 and 6; 7 and 8 only themselves.
  CHECK(excluders.are_all);
  CellSet expected;
  for (const int cell : {1, 8, 9, 72}) expected.insert(static_cast<Cell>(cell));
  CHECK(excluders.cells == expected);
}
