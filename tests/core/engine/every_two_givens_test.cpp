// The compiled form of every rule against its predicate, exhaustively: on a small board, for every
// two cells and digits, the engine counts as many solutions as plain search finds by predicates.

#include "core/engine/engine.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/oracles/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::vector<std::vector<Rule>> sets_of_rules(Shape shape) {
  std::vector<std::vector<Rule>> sets;
  const Rule latin = rule_named("latin", shape).value();
  for (const char* name : {"latin", "classic", "knight", "torus-knight", "king", "torus-king"}) {
    sets.push_back({latin, rule_named(name, shape).value()});
  }
  const std::vector<DigitPair> pairs{{1, 2}, {4, 3}};
  sets.push_back({latin, make_rule("pairs", {DigitPairs{{1, 2}}})});
  sets.push_back({latin, make_rule("pairs", {pairs})});
  sets.push_back({latin, make_rule("torus-pairs", {DigitPairs{{1, 3}}})});
  sets.push_back({latin, make_rule("torus-pairs", {pairs})});
  sets.push_back({latin, make_rule("house", {CellList{0, 5, 10, 15}})});
  sets.push_back({latin, make_rule("house", {CellList{3, 6, 9, 12}}),
                  make_rule("house", {CellList{0, 2, 8, 10}})});
  return sets;
}

}  // namespace

TEST_CASE("For every two givens the engine counts what the predicates allow", "[engine][rules]") {
  const Shape shape{2, 2};
  for (const std::vector<Rule>& rules : sets_of_rules(shape)) {
    const BruteForce all = brute_force(Puzzle{rules, Grid(shape)});
    REQUIRE(all.complete);
    const Engine engine = std::move(Engine::create(shape, rules)).value();
    CHECK(engine.count(Grid(shape)).solutions == Count(all.count));
    int wrong = 0;
    for (int pair = 0; pair < 16 * 16 * 4 * 4; ++pair) {
      const auto a = static_cast<Cell>(pair % 16);
      const auto b = static_cast<Cell>(pair / 16 % 16);
      const auto x = static_cast<Digit>(1 + pair / 256 % 4);
      const auto y = static_cast<Digit>(1 + pair / 1024);
      if (b <= a) continue;
      Grid givens(shape);
      givens[a] = x;
      givens[b] = y;
      std::uint64_t expected = 0;
      for (const Grid& grid : all.solutions) expected += grid[a] == x && grid[b] == y;
      wrong += engine.count(givens).solutions != Count(expected);
    }
    INFO(rule_name(rules.back()) << ", " << all.count << " solutions");
    CHECK(wrong == 0);
  }
}
