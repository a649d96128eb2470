#include "core/generate/basics/spending.hpp"

#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

TEST_CASE("Whoever is asked hears of the nodes of all searches", "[generate]") {
  const Shape shape;
  const Engine engine = std::move(Engine::create(shape, named_rules("knight", shape))).value();
  std::uint64_t last = 0;
  const ProgressCallback asked = [&last](const Progress& progress) {
    CHECK(progress.nodes >= last);
    last = progress.nodes;
    return true;
  };
  const Budget budget;
  Spending spending(budget, asked);
  constexpr std::uint64_t nodes = 300'000;
  for (int search = 1; search <= 2; ++search) {
    spending.add(engine.count(Grid(shape), spending.left(nodes), spending.goes_on()), false);
    CHECK_FALSE(spending.has_ended());
  }
  CHECK(spending.nodes() >= 2 * nodes);
  CHECK(last > nodes);
  CHECK(last <= spending.nodes());
  CHECK(spending.check());
  CHECK(last == spending.nodes());
}
