#include "core/propagators/outside/skyscraper.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Skyscraper;

namespace {

// The number of cells that are higher than all before them; where heights differ, no cell may be as
// high as the highest before it, which is at least as high as there are cells before its place.
bool sees(const std::vector<int>& heights, const Skyscraper& rule) {
  int highest = rule.hides_lowest ? 0 : -1;
  int seen = 0;
  int place = 0;
  for (const int height : heights) {
    if (height > highest) {
      ++seen;
      highest = height;
    } else if (rule.all_differ && place > 0 && height == highest) {
      return false;
    }
    if (rule.all_differ && highest < place) return false;
    ++place;
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
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
    CHECK(left ==
          supported(masks, [&](const std::vector<int>& heights) { return sees(heights, rule); }));
    // Whatever that leaves out, no heights that really differ are lost.
    if (!rule.all_differ) continue;
    CHECK(lies_within(supported(masks,
                                [&](const std::vector<int>& heights) {
                                  const std::set<int> once(heights.begin(), heights.end());
                                  Skyscraper any = rule;
                                  any.all_differ = false;
                                  return once.size() == heights.size() && sees(heights, any);
                                }),
                      left));
    CHECK(lies_within(left, supported(masks, [&](const std::vector<int>& heights) {
                        Skyscraper any = rule;
                        any.all_differ = false;
                        return sees(heights, any);
                      })));
  }
}

TEST_CASE("A skyscraper clue of more cells than fit side by side is kept as well",
          "[variants][propagators]") {
  std::mt19937 random(2);
  for (int round = 0; round < 60; ++round) {
    Skyscraper rule;
    rule.cells = cells_up_to(10);
    rule.seen = 7 + static_cast<int>(random() % 4);
    rule.hides_lowest = random() % 2 == 0;
    rule.all_differ = random() % 2 == 0;
    // Rising, with two or three values a cell, so that many are seen.
    std::vector<Mask> masks(10);
    for (std::size_t cell = 0; cell < masks.size(); ++cell)
      masks[cell] = static_cast<Mask>((3 | random() % 8) << cell);
    const Peers peers(10, {});
    CAPTURE(round, rule.seen, rule.hides_lowest, rule.all_differ, masks);
    CHECK(narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); }) ==
          supported(masks, [&](const std::vector<int>& heights) { return sees(heights, rule); }));
  }
}
