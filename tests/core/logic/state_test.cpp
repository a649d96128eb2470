#include "core/logic/state/state.hpp"

#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace ninefold;
using logic::State;

TEST_CASE("A digit placed strikes the digits that may not stand beside it", "[logic]") {
  const std::vector<Rule> rules{Rule{}, make_rule("pairs", {DigitPairs{{2, 6}}})};
  const logic::Links links(gather_constraints(rules, Shape{}));
  State state(links, Grid(Shape{}));
  state.place({40, 2});
  for (const Cell beside : std::vector<Cell>{31, 39, 41, 49}) {
    INFO(static_cast<int>(beside));
    CHECK_FALSE(state.has({beside, 6}));
    CHECK_FALSE(state.places(6).contains(beside));
    CHECK(state.has({beside, 5}));
  }
  CHECK(state.has({30, 6}));
  // A given does the same.
  Grid givens(Shape{});
  givens[40] = 6;
  CHECK_FALSE(State(links, givens).has({41, 2}));
  CHECK(State(links, givens).has({42, 2}));
}
