#include "core/propagators/outside/skyscraper.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Skyscraper;

namespace {

// The number of cells that are higher than all before them; where heights differ, no cell may be as
// high as the highest before it.
bool sees(const std::vector<int>& heights, const Skyscraper& rule) {
  int highest = rule.hides_lowest ? 0 : -1;
  int seen = 0;
  bool is_first = true;
  for (const int height : heights) {
    if (height > highest) {
      ++seen;
      highest = height;
    } else if (rule.all_differ && !is_first && height == highest) {
      return false;
    }
    is_first = false;
  }
  return seen == rule.seen;
}

}  // namespace

TEST_CASE("A skyscraper clue keeps what some heights with so many cells seen have",
          "[variants][propagators]") {
  std::mt19937 random(1);
  for (int round = 0; round < 1500; ++round) {
    const std::size_t length = 1 + random() % 5;
    const int values = 2 + static_cast<int>(random() % 4);
    Skyscraper rule;
    rule.cells = cells_up_to(length);
    rule.seen = static_cast<int>(random() % (length + 2));
    rule.hides_lowest = random() % 2 == 0;
    rule.all_differ = random() % 2 == 0;
    const Peers peers(static_cast<int>(length), {});
    const std::vector<Mask> masks = random_candidates(random, length, values);
    CAPTURE(round, length, values, rule.seen, rule.hides_lowest, rule.all_differ, masks);
    CHECK(narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); }) ==
          supported(masks, [&](const std::vector<int>& heights) { return sees(heights, rule); }));
  }
}
