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
  // With a = 0, b would be 2001; and 1, where 1 is none of its values.
  for (const std::vector<Mask>& none : {std::vector<Mask>{0x0001, 0xffff}, {0x0002, 0x7ffd}})
    CHECK_FALSE(narrowed(none, peers, [&](Domains& domains) { return small.propagate(domains); }));
}

TEST_CASE("Three cells that differ keep exactly what has the total", "[variants][propagators]") {
  std::mt19937 random(3);
  const std::array<CellIndex, 3> cells{0, 1, 2};
  variants::CellLists different;
  different.add(cells);
  const Peers peers(3, different);
  for (const int coefficient : {1, -1}) {
    int narrowed_rounds = 0;
    for (int round = 0; round < 400; ++round) {
      const int value_count = round % 2 == 0 ? 9 : 12;
      std::vector<Sum::Term> terms;
      for (const CellIndex cell : cells) terms.push_back({cell, coefficient});
      // Of nine values, only cells with few are looked at so closely.
      std::vector<Mask> masks = random_candidates(random, 3, value_count == 9 ? 4 : value_count);
      for (Mask& mask : masks) {
        if (value_count == 9) mask = static_cast<Mask>(mask << random() % 6);
      }
      const auto has_sum = [&](const std::vector<int>& filled, int total) {
        return filled[0] != filled[1] && filled[0] != filled[2] && filled[1] != filled[2] &&
               value_of(terms, filled) == total;
      };
      const int total = coefficient * static_cast<int>(3 + random() % 20);
      const auto truth =
          supported(masks, [&](const std::vector<int>& filled) { return has_sum(filled, total); });
      // Where no other sum is possible, there is nothing to look for.
      const auto others = supported(masks, [&](const std::vector<int>& filled) {
        return has_sum(filled, value_of(terms, filled)) && value_of(terms, filled) != total;
      });
      if (!others) continue;
      const Sum sum(terms, total, 0, value_count, peers);
      const auto left =
          narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
      CAPTURE(coefficient, round, masks, total);
      CHECK(left == truth);
      narrowed_rounds += truth && *truth != masks ? 1 : 0;
    }
    CHECK(narrowed_rounds > 60);
  }
}

TEST_CASE("A value that three cells must have is taken from what all of them see",
          "[variants][propagators]") {
  // 0 to 3 in three cells that add up to 3, which are 0, 1 and 2; the fourth cell sees all of them.
  variants::CellLists different;
  different.add(std::array<CellIndex, 4>{0, 1, 2, 3});
  const Peers peers(4, different);
  const Sum sum({{0, 1}, {1, 1}, {2, 1}}, 3, 0, 9, peers);
  const auto left = narrowed({0x00f, 0x00f, 0x00f, 0x01f}, peers,
                             [&](Domains& domains) { return sum.propagate(domains); });
  CHECK(left == std::vector<Mask>{0x007, 0x007, 0x007, 0x018});
}

TEST_CASE("Long sums look once their total is near an end", "[variants][propagators]") {
  constexpr std::size_t count = 7;
  const Peers peers(static_cast<int>(count), {});
  std::vector<Sum::Term> terms;
  for (CellIndex cell = 0; cell < count; ++cell) terms.push_back({cell, 1});
  const auto left_of = [&](const std::vector<Mask>& masks, int total) {
    const Sum sum(terms, total, 0, 9, peers);
    return narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
  };
  const std::vector<Mask> all(count, 0x1ff);
  CHECK(left_of(all, 8) == all);
  CHECK(left_of(all, 7) == std::vector<Mask>(count, 0x0ff));
  CHECK(left_of(all, 48) == all);
  CHECK(left_of(all, 49) == std::vector<Mask>(count, 0x1fe));
  const std::vector<Mask> known(count, 0x010);
  CHECK(left_of(known, 28) == known);
  CHECK_FALSE(left_of(known, 27));
  CHECK_FALSE(left_of(known, 29));
}

TEST_CASE("Long sums of pairs that differ look before their total is near an end",
          "[variants][propagators]") {
  constexpr std::size_t count = 6;
  variants::CellLists pairs;
  std::vector<Sum::Term> terms;
  for (CellIndex cell = 0; cell < count; ++cell) {
    terms.push_back({cell, 1});
    if (cell % 2 == 1) pairs.add(CellIndexes{static_cast<CellIndex>(cell - 1), cell});
  }
  const Peers peers(static_cast<int>(count), pairs);
  const auto left_of = [&](const std::vector<Mask>& masks, int total) {
    const Sum sum(terms, total, 0, 9, peers);
    return narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
  };
  const std::vector<Mask> all(count, 0x1ff);
  CHECK(left_of(all, 10) == all);
  CHECK(left_of(all, 9) == std::vector<Mask>(count, 0x0ff));
  CHECK(left_of(all, 38) == all);
  CHECK(left_of(all, 39) == std::vector<Mask>(count, 0x1fe));
  // However little the last pair can change, the others can by much.
  const std::vector<Mask> known{0x1ff, 0x1ff, 0x1ff, 0x1ff, 0x001, 0x002};
  CHECK(left_of(known, 9) == std::vector<Mask>{0x0ff, 0x0ff, 0x0ff, 0x0ff, 0x001, 0x002});
}

TEST_CASE("Sums of five cells with some against the others look before their total is near an end",
          "[variants][propagators]") {
  const auto left_of = [](const std::vector<Mask>& masks, int total) {
    const auto count = masks.size();
    const Peers peers(static_cast<int>(count), {});
    std::vector<Sum::Term> terms;
    for (std::size_t cell = 0; cell < count; ++cell)
      terms.push_back({static_cast<CellIndex>(cell), cell < 3 ? 1 : -1});
    const Sum sum(terms, total, 0, 9, peers);
    return narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
  };
  const std::vector<Mask> all(5, 0x1ff);
  CHECK(left_of(all, -8) == all);
  CHECK(left_of(all, -9) == std::vector<Mask>{0x0ff, 0x0ff, 0x0ff, 0x1fe, 0x1fe});
  CHECK(left_of(all, 16) == all);
  CHECK(left_of(all, 17) == std::vector<Mask>{0x1fe, 0x1fe, 0x1fe, 0x0ff, 0x0ff});
  // Of even values no sum is odd, which four cells see at once, and five later.
  CHECK_FALSE(left_of(std::vector<Mask>(4, 0x155), 9));
  const std::vector<Mask> even(5, 0x155);
  CHECK(left_of(even, 5) == even);
  CHECK_FALSE(left_of(even, 23));
}

TEST_CASE("Sums of groups of cells that differ keep what some values with the total have",
          "[variants][propagators]") {
  std::mt19937 random(4);
  std::size_t needed = 0;
  std::size_t left_over = 0;
  for (int round = 0; round < 600; ++round) {
    CAPTURE(round);
    // Two groups of two to four cells each; their sets are those of one size or of two. With more
    // than nine values, sets are listed for cells that count once, too.
    const int value_count = round % 2 == 0 ? 6 : 10;
    std::vector<Sum::Term> terms;
    variants::CellLists groups;
    for (int group = 0; group < 2; ++group) {
      const auto size = static_cast<std::size_t>(2 + random() % 3);
      const int coefficient = static_cast<int>(random() % 4) - 2;
      CellIndexes cells;
      for (std::size_t i = 0; i < size; ++i) {
        cells.push_back(static_cast<CellIndex>(terms.size()));
        terms.push_back({cells.back(), coefficient >= 0 ? coefficient + 1 : coefficient});
      }
      groups.add(cells);
    }
    const std::size_t count = terms.size();
    const Peers peers(static_cast<int>(count), groups);
    // Three values for each cell.
    std::vector<Mask> masks(count);
    for (Mask& mask : masks) {
      for (int i = 0; i < 3; ++i)
        mask |= variants::mask_of(static_cast<int>(random() % static_cast<unsigned>(value_count)));
    }
    std::vector<int> values;
    for (const Mask mask : masks) values.push_back(variants::highest_of(mask));
    const int total = value_of(terms, values) - static_cast<int>(random() % 3);
    const Sum sum(terms, total, 0, value_count, peers);
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return sum.propagate(domains); });
    const auto truth = supported(masks, [&](const std::vector<int>& filled) {
      for (std::size_t a = 0; a < count; ++a) {
        for (std::size_t b = 0; b < a; ++b) {
          if (filled[a] == filled[b] &&
              peers.differ(static_cast<CellIndex>(a), static_cast<CellIndex>(b)))
            return false;
        }
      }
      return value_of(terms, filled) == total;
    });
    CHECK(lies_within(truth, left));
    for (std::size_t cell = 0; cell < count; ++cell) {
      needed += truth ? static_cast<std::size_t>(variants::count_of((*truth)[cell])) : 0;
      left_over += left ? static_cast<std::size_t>(variants::count_of((*left)[cell])) : 0;
    }
  }
  CAPTURE(needed);
  // What the propagator leaves today.
  CHECK(left_over <= 3571);
}
