#include "core/propagators/sums/sum.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Sum;

namespace {

int value_of(const std::vector<Sum::Term>& terms, const std::vector<int>& values) {
  int sum = 0;
  for (const Sum::Term& term : terms) sum += term.coefficient * values[term.cell];
  return sum;
}

}  // namespace

TEST_CASE("Sums of every size keep what some values with the total have",
          "[variants][propagators]") {
  std::mt19937 random(1);
  // Coefficients that lead to sums in words of 64, 128, 256 and 1,024 bits, and beyond.
  for (const int largest : {2, 6, 12, 40, 400}) {
    int exact = 0;
    for (int round = 0; round < 300; ++round) {
      const std::size_t count = 2 + random() % 4;
      std::vector<Sum::Term> terms;
      for (std::size_t cell = 0; cell < count; ++cell) {
        const int coefficient = 1 + static_cast<int>(random() % static_cast<unsigned>(largest));
        terms.push_back(
            {static_cast<CellIndex>(cell), random() % 4 == 0 ? -coefficient : coefficient});
      }
      variants::CellLists pairs;
      for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
          if (round % 2 == 0 && random() % 3 == 0)
            pairs.add(std::array{static_cast<CellIndex>(a), static_cast<CellIndex>(b)});
        }
      }
      const Peers peers(static_cast<int>(count), pairs);
      const std::vector<Mask> masks = random_candidates(random, count, 6);
      // A total that some values have, or one beside it.
      std::vector<int> values;
      for (const Mask mask : masks) values.push_back(variants::lowest_of(mask));
      const int total = value_of(terms, values) + (random() % 3 == 0 ? 1 : 0);
      const Sum sum(terms, total, 0, 6, peers);
      const auto left =
          narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
      const auto truth = supported(masks, [&](const std::vector<int>& filled) {
        for (std::size_t pair = 0; pair < pairs.size(); ++pair) {
          if (filled[pairs[pair][0]] == filled[pairs[pair][1]]) return false;
        }
        return value_of(terms, filled) == total;
      });
      CAPTURE(largest, round, masks, total);
      CHECK(lies_within(truth, left));
      // Beyond 1,023 bounds are all that is known.
      if (!pairs.empty() || largest > 40) continue;
      CHECK(left == truth);
      exact += truth ? 1 : 0;
    }
    if (largest <= 40) CHECK(exact > 60);
  }
}

TEST_CASE("Sums at the limits of words are exact on both sides", "[variants][propagators]") {
  std::mt19937 random(2);
  for (const int limit : {64, 128, 256, 1024}) {
    for (int total = limit - 2; total <= limit + 1; ++total) {
      int with_total = 0;
      for (int round = 0; round < 400; ++round) {
        std::vector<Sum::Term> terms;
        for (CellIndex cell = 0; cell < 3; ++cell)
          terms.push_back(
              {cell, 1 + static_cast<int>(random() % static_cast<unsigned>(total / 5))});
        const Peers peers(3, {});
        const std::vector<Mask> masks = random_candidates(random, 3, 6);
        const auto truth = supported(masks, [&](const std::vector<int>& filled) {
          return value_of(terms, filled) == total;
        });
        if (!truth && round % 8 != 0) continue;
        const Sum sum(terms, total, 0, 6, peers);
        const auto left =
            narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
        CAPTURE(total, round, masks);
        CHECK(lies_within(truth, left));
        if (total < 1024) CHECK(left == truth);
        with_total += truth ? 1 : 0;
      }
      CHECK(with_total > 2);
    }
  }
}

TEST_CASE("Bounds of large sums tell all of sixteen values", "[variants][propagators]") {
  // 100 a + b = 1414, in positions: a is 14 and so is b.
  const Peers peers(2, {});
  const Sum sum({{0, 100}, {1, 1}}, 1414, 0, 16, peers);
  const std::vector<Mask> masks{0xc000, 0xffff};
  const auto left =
      narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
  CHECK(left == std::vector<Mask>{0x4000, 0x4000});
  // 2000 a + b = 2001: both are 1.
  const Sum small({{0, 2000}, {1, 1}}, 2001, 0, 16, peers);
  CHECK(narrowed({0x0003, 0xffff}, peers, [&](Domains& domains) {
          return small.propagate(domains);
        }) == std::vector<Mask>{0x0002, 0x0002});
}
