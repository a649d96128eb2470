// Whole houses on both sides, without the cells that they share.

#include "core/logic/find.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;
using logic::Technique;

namespace {

/// The sixteen cells around the middle box, and the four squares in the corners.
CellSet ring() {
  CellSet cells;
  for (int line = 2; line <= 6; ++line) {
    for (const int across : {2, 6}) {
      cells.insert(static_cast<Cell>(line * 9 + across));
      cells.insert(static_cast<Cell>(across * 9 + line));
    }
  }
  return cells;
}

CellSet corners() {
  CellSet cells;
  for (const int row : {0, 1, 7, 8}) {
    for (const int column : {0, 1, 7, 8}) cells.insert(static_cast<Cell>(row * 9 + column));
  }
  return cells;
}

logic::State open_board() { return {classic_links(), grid_of(std::string(81, '.'))}; }

const logic::Step* of_ring(const std::vector<logic::Step>& steps, const CellSet& cells) {
  const auto found = std::find_if(steps.begin(), steps.end(),
                                  [&](const logic::Step& step) { return step.cells == cells; });
  return found == steps.end() ? nullptr : &*found;
}

}  // namespace

TEST_CASE("A digit that the corners lack is not in the ring of Phistomefel", "[logic]") {
  logic::State state = open_board();
  for (const Cell cell : corners()) state.strike({cell, 5});
  const logic::Found found = logic::find_all(state, Technique::set_equivalence);
  const logic::Step* const step = of_ring(found.steps, ring());
  REQUIRE(step != nullptr);
  CHECK(step->outies == corners());
  CHECK(step->total == 0);
  CHECK(step->digits == logic::DigitSet::of(5));
  CHECK(step->houses.size() == 4);
  CHECK(step->base_houses.size() == 4);
  CellSet struck;
  for (const logic::Candidate& candidate : step->eliminations) {
    CHECK(candidate.digit == 5);
    struck.insert(candidate.cell);
  }
  CHECK(struck == ring());
  CHECK_FALSE(found.gave_up);
}

TEST_CASE("A digit is in the corners as often as in the ring of Phistomefel", "[logic]") {
  logic::State state = open_board();
  // Once in the ring, and of the corners only those of the first row have it.
  state.place({21, 5});
  for (const Cell cell : corners()) {
    if (cell >= 9) state.strike({cell, 5});
  }
  CellSet expected = ring() & state.places(5);
  for (const Cell cell : {Cell{2}, Cell{6}}) expected.insert(cell);
  const logic::Found found = logic::find_all(state, Technique::set_equivalence);
  const bool is_found =
      std::any_of(found.steps.begin(), found.steps.end(), [&](const logic::Step& step) {
        CellSet struck;
        for (const logic::Candidate& candidate : step.eliminations) struck.insert(candidate.cell);
        return struck == expected;
      });
  CHECK(is_found);
}

TEST_CASE("An open board says nothing of its sets", "[logic]") {
  CHECK(logic::find_all(open_board(), Technique::set_equivalence).steps.empty());
}
