#include "core/generate/setting/changeable.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/generator.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/example.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

/// Counts every puzzle with one given changed to its end.
void check_against_counts(const Engine& engine, const Grid& givens) {
  const Changeability changeable = find_changeable_givens(engine, givens);
  REQUIRE(changeable.solutions == 1);
  CHECK(changeable.stopped == StopReason::complete);
  std::map<Cell, logic::DigitSet> digits;
  for (const ChangeableGiven& given : changeable.givens) {
    CHECK_FALSE(given.digits.empty());
    digits[given.cell] = given.digits;
  }
  CHECK(digits.size() == changeable.givens.size());
  for (const Cell cell : given_cells(givens)) {
    for (Digit digit = 1; digit <= givens.shape().size(); ++digit) {
      Grid changed = givens;
      changed[cell] = digit;
      const bool has_one = engine.count(changed).solutions == Count(1);
      CHECK(digits[cell].contains(digit) == (has_one && digit != givens[cell]));
    }
  }
}

}  // namespace

TEST_CASE("Changeable givens are those with which another puzzle has one solution", "[generate]") {
  int changeable = 0;
  using Kind = std::pair<std::string_view, int>;
  for (const auto& [rules, size] :
       {Kind{"classic", 4}, Kind{"classic", 9}, Kind{"torus-knight", 9}, Kind{"diagonals", 6}}) {
    INFO(rules << " " << size);
    const Shape shape = *Shape::of_size(size);
    const Engine engine = engine_for(rules, size);
    const Generator generator =
        std::move(Generator::create(shape, named_rules(rules, shape))).value();
    for (const int number : taken_of(5)) {
      const Outcome outcome = generator.make({}, {1, static_cast<std::uint64_t>(number)});
      REQUIRE(outcome.puzzle);
      check_against_counts(engine, outcome.puzzle->givens);
      if (!find_changeable_givens(engine, outcome.puzzle->givens).givens.empty()) ++changeable;
    }
  }
  CHECK(changeable >= share_of(5));
}

TEST_CASE("Of puzzles without one solution no given is called changeable", "[generate]") {
  const Engine engine = engine_for("classic", 4);
  CHECK(find_changeable_givens(engine, grid_of("1...............")).solutions == 2);
  // The 1 would do as a 2, but a puzzle without a solution is none.
  const Changeability none = find_changeable_givens(engine, grid_of("11.........4...3"));
  CHECK(none.solutions == 0);
  CHECK(none.givens.empty());
  Budget budget;
  budget.nodes = 2;
  const Engine nine = engine_for("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  CHECK(find_changeable_givens(nine, givens, budget).stopped == StopReason::node_limit);
}
