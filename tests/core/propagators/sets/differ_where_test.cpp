#include "core/propagators/sets/differ_where.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::DifferWhere;

namespace {

bool holds(const DifferWhere& rule, const std::vector<int>& values) {
  if (variants::mask_of(values[rule.condition]) != rule.value) return true;
  for (std::size_t i = 0; i < rule.count; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (values[rule.others[i]] == values[rule.others[j]]) return false;
    }
  }
  return true;
}

}  // namespace

TEST_CASE("Cells that differ where another has a value keep what some values with that have",
          "[variants][propagators]") {
  std::mt19937 random(8);
  for (int round = 0; round < 6000; ++round) {
    const std::uint8_t others = round % 2 == 0 ? 2 : 3;
    const DifferWhere rule{0, variants::mask_of(static_cast<int>(random() % 4)), {1, 2, 3}, others};
    const Peers peers(4, {});
    const std::vector<Mask> masks = random_candidates(random, 4, 4);
    CAPTURE(round, rule.value, masks);
    const auto run = [&](Domains& domains) { return propagate(rule, domains); };
    CHECK(narrowed(masks, peers, run) ==
          supported(masks, [&](const std::vector<int>& values) { return holds(rule, values); }));
  }
}

TEST_CASE("Cells that would have to differ and cannot take the value from the other",
          "[variants][propagators]") {
  const Peers peers(4, {});
  const auto left = [&](const DifferWhere& rule, const std::vector<Mask>& masks) {
    return narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
  };
  const DifferWhere two{3, Mask{1}, {0, 1}, 2};
  const DifferWhere three{3, Mask{1}, {0, 1, 2}, 3};
  const std::vector<Mask> few{6, 6, 6, 15};
  CHECK(left(two, few) == few);
  CHECK(left(three, few) == std::vector<Mask>{6, 6, 6, 14});
  CHECK(left(two, {4, 4, 15, 15}) == std::vector<Mask>{4, 4, 15, 14});
  // It may have the value, and then nothing follows for the others.
  const std::vector<Mask> open{4, 6, 15, 3};
  CHECK(left(two, open) == open);
  CHECK(left(three, {6, 6, 15, 1}) == std::vector<Mask>{6, 6, 9, 1});
  CHECK_FALSE(left(two, {4, 4, 15, 1}));
}
