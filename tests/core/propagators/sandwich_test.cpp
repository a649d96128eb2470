#include "core/propagators/outside/sandwich.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Sandwich;

namespace {

using Values = std::vector<int>;

bool all_differ(const Values& values) {
  Values sorted = values;
  std::sort(sorted.begin(), sorted.end());
  return std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end();
}

// Of positions of values, of which the first is `lowest`.
int sum_between_ends(const Values& values, int lowest) {
  auto [first, last] = std::minmax_element(values.begin(), values.end());
  if (last < first) std::swap(first, last);
  return std::accumulate(first + 1, last, 0) + lowest * static_cast<int>(last - first - 1);
}

}  // namespace

TEST_CASE("A sandwich clue keeps what some line with the sum has, and knows whole lines",
          "[variants][propagators]") {
  std::mt19937 random(11);
  std::size_t needed = 0;
  std::size_t left_over = 0;
  int missed_conflicts = 0;
  for (int round = 0; round < 1500; ++round) {
    // Short lines of many values, too.
    const bool has_many_values = random() % 8 == 0;
    const std::size_t length = 2 + random() % (has_many_values ? 2 : 4);
    const int value_count = has_many_values ? 12 : static_cast<int>(length + random() % 2);
    const int lowest = static_cast<int>(random() % 2);
    const int sum = static_cast<int>(random() % 11);
    CAPTURE(round, length, value_count, lowest, sum);
    const Sandwich rule = Sandwich::of(cells_up_to(length), sum, lowest, value_count);
    const Peers peers(static_cast<int>(length), {});
    const auto run = [&](Domains& domains) { return propagate(rule, domains); };
    const std::vector<Mask> masks = random_candidates(random, length, value_count);
    const auto left = narrowed(masks, peers, run);
    const auto truth = supported(masks, [&](const Values& values) {
      return all_differ(values) && sum_between_ends(values, lowest) == sum;
    });
    CHECK(lies_within(truth, left));
    if (!truth) {
      missed_conflicts += left ? 1 : 0;
    } else {
      for (std::size_t cell = 0; cell < length; ++cell) {
        needed += static_cast<std::size_t>(variants::count_of((*truth)[cell]));
        left_over += static_cast<std::size_t>(variants::count_of((*left)[cell]));
      }
    }
    Values whole(static_cast<std::size_t>(value_count));
    std::iota(whole.begin(), whole.end(), 0);
    std::shuffle(whole.begin(), whole.end(), random);
    whole.resize(length);
    std::vector<Mask> known;
    for (const int value : whole) known.push_back(variants::mask_of(value));
    CHECK(narrowed(known, peers, run).has_value() == (sum_between_ends(whole, lowest) == sum));
  }
  CAPTURE(needed);
  CHECK(left_over <= 2647);
  CHECK(missed_conflicts <= 22);
}
