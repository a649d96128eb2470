// States so open that searches among almost locked sets give up.

#include "core/logic/find.hpp"
#include "core/logic/sets/almost_locked_sets.hpp"
#include "tests/core/logic/logic_cases.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using logic::DigitSet;
using logic::State;

// Two neighbours in a circle of six digits in each cell: many sets of cells have one digit more.
static State open_state() {
  State state(tests::classic_links(), Grid(Shape{}));
  for (int row = 0; row < 9; ++row) {
    for (int column = 0; column < 9; ++column) {
      const int place = (4 * row + column) % 6;
      const DigitSet kept = DigitSet::of(static_cast<Digit>(place + 1)) |
                            DigitSet::of(static_cast<Digit>((place + 1) % 6 + 1));
      const auto cell = static_cast<Cell>(row * 9 + column);
      for (const Digit digit : state.candidates(cell).without(kept)) state.strike({cell, digit});
    }
  }
  return state;
}

TEST_CASE("Where there are too many almost locked sets, searches for them give up", "[logic]") {
  const State state = open_state();
  REQUIRE(logic::almost_locked_sets(state).size() > logic::most_almost_locked_sets);
  for (const logic::Technique technique :
       {logic::Technique::almost_locked_xz, logic::Technique::almost_locked_xy_wing,
        logic::Technique::almost_locked_chain, logic::Technique::death_blossom}) {
    INFO(logic::facts(technique).name);
    const logic::Found found = logic::find_all(state, technique);
    CHECK(found.steps.empty());
    CHECK(found.gave_up);
  }
}

TEST_CASE("A next step says that a search before it gave up", "[logic]") {
  using enum logic::Technique;
  State state = open_state();
  state.strike({0, *state.candidates(0).begin()});
  const auto next = [&](const logic::PathOrder& order) {
    return logic::find_next_within(state, logic::StepList::default_budget, order);
  };
  const logic::Found after = next({almost_locked_xz, naked_single});
  REQUIRE(after.steps.size() == 1);
  CHECK(after.steps.front().technique == naked_single);
  CHECK(after.gave_up);
  const logic::Found before = next({naked_single, almost_locked_xz});
  CHECK(before.steps.size() == 1);
  CHECK_FALSE(before.gave_up);
}
