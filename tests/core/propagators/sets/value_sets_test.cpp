#include "core/propagators/sets/value_sets.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::ValueSets;

namespace {

// The cells hold different values, which together are one of the sets.
bool is_one_of(const std::vector<int>& values, const std::vector<Mask>& sets) {
  Mask together = 0;
  for (const int value : values) {
    if ((together >> value & 1) != 0) return false;
    together |= variants::mask_of(value);
  }
  return std::find(sets.begin(), sets.end(), together) != sets.end();
}

}  // namespace

TEST_CASE("There are as many sets of a size as are said to be", "[variants][propagators]") {
  for (int values = 0; values <= variants::most_values; ++values) {
    for (int size = -1; size <= values + 1; ++size) {
      CAPTURE(values, size);
      CHECK(variants::count_of_sets(values, size) == variants::sets_of_size(values, size).size());
    }
  }
}

TEST_CASE("What pairs see is known beforehand, and strikes as much", "[variants][propagators]") {
  // Cells 0 to 3 see each other; 4 sees 0 and 1, 5 sees 1, 2 and 3.
  const Peers peers(6, {{0, 1, 2, 3}, {0, 1, 4}, {1, 2, 3, 5}});
  const CellIndexes cells = cells_up_to(4);
  const std::vector<bool> pairs = variants::pairs_that_see_others(cells, peers);
  CHECK(pairs[0 * 4 + 1]);
  CHECK_FALSE(pairs[0 * 4 + 2]);
  CHECK(pairs[2 * 4 + 3]);
  // The first value is in 0 and 1 alone, the last two in 1, 2 and 3.
  const std::vector<Mask> masks{0b0011, 0b1111, 0b1110, 0b1110, 0b1111, 0b1111};
  const std::vector<Mask> left{0b0011, 0b1111, 0b1110, 0b1110, 0b1110, 0b0011};
  for (const std::vector<bool>* const known :
       {static_cast<const std::vector<bool>*>(nullptr), &pairs}) {
    CHECK(narrowed(masks, peers, [&](Domains& domains) {
            return variants::point_outwards(cells, 0b1111, domains, known);
          }) == left);
  }
}

TEST_CASE("Sets of values keep what cells can hold, exactly for the last four open cells",
          "[variants][propagators]") {
  std::mt19937 random(5);
  int exact = 0;
  for (int round = 0; round < 2000; ++round) {
    const std::size_t size = 2 + random() % 4;
    const int values = static_cast<int>(size) + static_cast<int>(random() % 3);
    std::vector<Mask> sets;
    for (const Mask set : variants::sets_of_size(values, static_cast<int>(size))) {
      if (random() % 3 == 0) sets.push_back(set);
    }
    if (sets.empty()) continue;
    const ValueSets rule{cells_up_to(size), sets, {}};
    const Peers peers(static_cast<int>(size), {rule.cells});
    const std::vector<Mask> masks = random_candidates(random, size, values);
    const auto left = narrowed(masks, peers, [&](Domains& domains) {
      // A cell that has its value tells its peers, as in a search.
      for (const CellIndex cell : rule.cells) {
        if (!variants::is_single(domains.masks[cell])) continue;
        for (const CellIndex peer : peers.of(cell)) {
          if (!domains.take_away(peer, domains.masks[cell])) return false;
        }
      }
      return propagate(rule, domains);
    });
    const auto possible =
        supported(masks, [&](const std::vector<int>& held) { return is_one_of(held, sets); });
    CAPTURE(round, size, values, sets, masks);
    CHECK(lies_within(possible, left));
    if (size > variants::most_matched || sets.size() == 1) continue;
    CHECK(left == possible);
    ++exact;
  }
  CHECK(exact > 300);
}

TEST_CASE("Two cells of a cage that have the same value fit no set", "[variants][propagators]") {
  const Mask pair = static_cast<Mask>(variants::mask_of(1) | variants::mask_of(2));
  for (std::size_t open = 2; open <= variants::most_matched; ++open) {
    CAPTURE(open);
    std::vector<Mask> masks(2, variants::mask_of(0));
    masks.resize(2 + open, static_cast<Mask>(pair | 0x78U));
    const std::size_t size = masks.size();
    const ValueSets rule{cells_up_to(size), variants::sets_of_size(7, static_cast<int>(size)), {}};
    int looks = 0;
    const auto left = narrowed(masks, Peers(static_cast<int>(size)), [&](Domains& domains) {
      ++looks;
      return propagate(rule, domains);
    });
    CHECK(!left.has_value());
    CHECK(looks == 1);
  }
}
