#include "core/logic/find.hpp"
#include "tests/core/logic/logic_cases.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace ninefold;
using logic::Candidate;
using logic::DigitSet;
using logic::State;

TEST_CASE("A loop through an almost locked set locks its other digits in it", "[logic]") {
  State state(tests::classic_links(), Grid(Shape{}));
  const auto keep_only = [&state](Cell cell, DigitSet digits) {
    for (const Digit digit : state.candidates(cell).without(digits)) state.strike({cell, digit});
  };
  // 1235 in r1c123, with 1 in one cell and 2 in another; r5c12 closes the loop over both.
  keep_only(0, DigitSet(0b10101));
  keep_only(1, DigitSet(0b10110));
  keep_only(2, DigitSet(0b10100));
  keep_only(36, DigitSet(0b01001));
  keep_only(37, DigitSet(0b01010));
  const logic::Found found = logic::find_all(state, logic::Technique::grouped_continuous_loop);
  const auto strikes = [&found](Candidate candidate) {
    return std::any_of(found.steps.begin(), found.steps.end(), [candidate](const auto& step) {
      const auto& struck = step.eliminations;
      return std::find(struck.begin(), struck.end(), candidate) != struck.end();
    });
  };
  for (const Candidate locked : {Candidate{8, 3}, Candidate{8, 5}, Candidate{20, 3}}) {
    CHECK(strikes(locked));
  }
  CHECK_FALSE(strikes({80, 3}));
}
