#include "core/logic/find.hpp"
#include "tests/core/logic/logic_cases.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <vector>

using namespace ninefold;
using logic::Candidate;
using logic::DigitSet;
using logic::State;

namespace {

void keep_only(State& state, Cell cell, DigitSet digits) {
  for (const Digit digit : state.candidates(cell).without(digits)) state.strike({cell, digit});
}

}  // namespace

TEST_CASE("A Sue de Coq strikes in its row and in its box", "[logic]") {
  State state(tests::classic_links(), Grid(Shape{}));
  // 1234 where row 1 and box 1 cross, 12 in the rest of the row, 34 in the rest of the box.
  for (const Cell cell : {Cell{0}, Cell{1}}) keep_only(state, cell, DigitSet(0b1111));
  keep_only(state, 5, DigitSet(0b0011));
  keep_only(state, 9, DigitSet(0b1100));
  std::vector<Candidate> expected;
  for (const Cell cell : std::vector<Cell>{2, 3, 4, 6, 7, 8}) {
    for (const Digit digit : {Digit{1}, Digit{2}}) expected.push_back({cell, digit});
  }
  for (const Cell cell : std::vector<Cell>{2, 10, 11, 18, 19, 20}) {
    for (const Digit digit : {Digit{3}, Digit{4}}) expected.push_back({cell, digit});
  }
  std::sort(expected.begin(), expected.end());
  const logic::Found found = logic::find_all(state, logic::Technique::sue_de_coq);
  REQUIRE(found.steps.size() == 1);
  CHECK(tests::effect_text(found.steps[0].eliminations, {}) == tests::effect_text(expected, {}));
  CHECK(found.steps[0].digits == DigitSet(0b1111));
}
