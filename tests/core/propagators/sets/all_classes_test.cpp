#include "core/propagators/sets/all_classes.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>

using namespace ninefold;
using namespace ninefold::tests;
using variants::AllClasses;

namespace {

constexpr std::size_t square = 4;

bool has_all(const AllClasses& rule, const std::vector<int>& values) {
  unsigned met = 0;
  for (const CellIndex cell : rule.cells) {
    for (std::size_t k = 0; k < rule.classes.size(); ++k)
      met |= static_cast<unsigned>(rule.classes[k] >> values[cell] & 1) << k;
  }
  return met == 7;
}

// Three classes of two values, in any order.
AllClasses random_rule(std::mt19937& random) {
  std::vector<int> values{0, 1, 2, 3, 4, 5};
  std::shuffle(values.begin(), values.end(), random);
  AllClasses rule{{0, 1, 2, 3}, {}};
  for (std::size_t i = 0; i < values.size(); ++i)
    rule.classes[i / 2] |= variants::mask_of(values[i]);
  return rule;
}

// Takes the last value of a class from the cells that see all which may have it.
void point(const AllClasses& rule, const Peers& peers, std::vector<Mask>& masks) {
  for (const Mask values : rule.classes) {
    Mask left = 0;
    for (std::size_t cell = 0; cell < square; ++cell) left |= masks[cell] & values;
    if (!variants::is_single(left)) continue;
    for (std::size_t other = 0; other < masks.size(); ++other) {
      bool sees_all = true;
      for (std::size_t cell = 0; cell < square; ++cell) {
        if ((masks[cell] & left) == 0) continue;
        const bool is_placed = variants::is_single(masks[cell]);
        sees_all = sees_all && !is_placed &&
                   peers.differ(static_cast<CellIndex>(other), static_cast<CellIndex>(cell));
      }
      if (sees_all) masks[other] &= static_cast<Mask>(~left);
    }
  }
}

}  // namespace

TEST_CASE("Squares of all classes keep what some values with all of them have",
          "[variants][propagators]") {
  std::mt19937 random(5);
  for (int round = 0; round < 2000; ++round) {
    const AllClasses rule = random_rule(random);
    const Peers peers(square, {});
    const std::vector<Mask> masks = random_candidates(random, square, 6);
    CAPTURE(round, rule.classes, masks);
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
    CHECK(left ==
          supported(masks, [&](const std::vector<int>& values) { return has_all(rule, values); }));
  }
}

TEST_CASE("The last value of a class is in its square", "[variants][propagators]") {
  constexpr std::size_t cells = 6;
  std::mt19937 random(6);
  int pointed = 0;
  for (int round = 0; round < 3000; ++round) {
    const AllClasses rule = random_rule(random);
    variants::CellLists pairs;
    for (CellIndex a = 0; a < cells; ++a) {
      for (CellIndex b = 0; b < a; ++b) {
        if (random() % 3 != 0) pairs.add(std::array{b, a});
      }
    }
    const Peers peers(static_cast<int>(cells), pairs);
    std::vector<Mask> masks = random_candidates(random, cells, 6);
    CAPTURE(round, rule.classes, masks);
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
    // The same drawn in turns.
    std::optional<std::vector<Mask>> expected = masks;
    while (true) {
      std::vector<Mask> of_square(expected->begin(), expected->begin() + square);
      const auto fitting = supported(
          of_square, [&](const std::vector<int>& values) { return has_all(rule, values); });
      if (!fitting) {
        expected.reset();
        break;
      }
      const std::vector<Mask> before = *expected;
      std::copy(fitting->begin(), fitting->end(), expected->begin());
      const std::vector<Mask> fitted = *expected;
      point(rule, peers, *expected);
      pointed += *expected == fitted ? 0 : 1;
      const bool is_empty =
          std::find(expected->begin(), expected->end(), Mask{0}) != expected->end();
      if (is_empty) expected.reset();
      if (is_empty || *expected == before) break;
    }
    CHECK(left == expected);
    // No values that hold and differ where they have to are lost.
    const auto holds = [&](const std::vector<int>& values) {
      bool differ = true;
      pairs.for_each_pair(
          [&](CellIndex a, CellIndex b) { differ = differ && values[a] != values[b]; });
      return differ && has_all(rule, values);
    };
    if (round % 10 == 0) CHECK(lies_within(supported(masks, holds), left));
  }
  CHECK(pointed > 100);
}
