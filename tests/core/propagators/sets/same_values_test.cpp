#include "core/propagators/sets/counting.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using variants::SameValues;

TEST_CASE("A value that one set has is nowhere that all its places in another see",
          "[variants][propagators]") {
  // The fourth cell has the first value. The first three need it: in the first or the second cell,
  // or in any of them.
  const SameValues rule{{{0, 1, 2}, {3, 4, 5}}, false};
  const Mask any = 0b1111;
  for (const Mask third : {Mask{0b1110}, any}) {
    CAPTURE(third);
    variants::CellLists different;
    for (CellIndex cell = 0; cell < 3; ++cell) different.add(std::array{cell, CellIndex{6}});
    const Peers peers(7, different);
    const auto left = narrowed({any, any, third, 0b0001, any, any, any}, peers,
                               [&](Domains& domains) { return propagate(rule, domains); });
    REQUIRE(left);
    CHECK((*left)[6] == 0b1110);
  }
}

TEST_CASE("Same values leave out what one set has too seldom or as often as another can",
          "[variants][propagators]") {
  std::mt19937 random(9);
  for (int round = 0; round < 400; ++round) {
    SameValues rule{{{0, 1, 2}, {3, 4, 5}}, random() % 2 == 0};
    const std::vector<Mask> masks = random_candidates(random, 6, 4);
    const auto holds = [&](const std::vector<int>& values) {
      std::array<std::vector<int>, 2> sets{std::vector<int>{values[0], values[1], values[2]},
                                           std::vector<int>{values[3], values[4], values[5]}};
      for (std::vector<int>& set : sets) {
        std::sort(set.begin(), set.end());
        if (rule.once_each) set.erase(std::unique(set.begin(), set.end()), set.end());
      }
      return sets[0] == sets[1];
    };
    const Peers peers(6, {});
    CAPTURE(round, rule.once_each, masks);
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
    CHECK(lies_within(supported(masks, holds), left));
    // Cells that all have their values are told whether they hold.
    std::vector<Mask> full = masks;
    for (Mask& mask : full) mask &= static_cast<Mask>(-mask);
    CHECK(narrowed(full, peers, [&](Domains& domains) { return propagate(rule, domains); }) ==
          supported(full, holds));
  }
}
