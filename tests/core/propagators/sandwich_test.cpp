#include "core/propagators/outside/sandwich.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <numeric>
#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using variants::Sandwich;

namespace {

// Of positions, all of which differ.
bool has_sum_between(const std::vector<int>& line, int sum, int lowest) {
  if (std::set<int>(line.begin(), line.end()).size() != line.size()) return false;
  auto first = std::min_element(line.begin(), line.end());
  auto last = std::max_element(line.begin(), line.end());
  if (last < first) std::swap(first, last);
  int found = 0;
  for (++first; first != last; ++first) found += *first + lowest;
  return found == sum;
}

std::optional<std::vector<Mask>> left_by(const std::vector<Mask>& masks, int sum, int values,
                                         int lowest = 1) {
  const Peers peers(static_cast<int>(masks.size()), {});
  const Sandwich rule = Sandwich::of(cells_up_to(masks.size()), sum, lowest, values);
  return narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
}

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

TEST_CASE("A sandwich loses no line that has the sum", "[variants][propagators]") {
  std::mt19937 random(4);
  int narrower = 0;
  for (int round = 0; round < 400; ++round) {
    const std::size_t length = 3 + random() % 4;
    const int values = static_cast<int>(length + random() % 4);
    const int lowest = static_cast<int>(random() % 2);
    const int sum = static_cast<int>(random() % 20);
    const std::vector<Mask> masks = random_candidates(random, length, values);
    CAPTURE(round, length, values, lowest, sum, masks);
    const auto left = left_by(masks, sum, values, lowest);
    CHECK(lies_within(
        supported(masks,
                  [&](const std::vector<int>& line) { return has_sum_between(line, sum, lowest); }),
        left));
    if (left != masks) ++narrower;
  }
  CHECK(narrower > 300);
}

TEST_CASE("A sandwich leaves one line its values", "[variants][propagators]") {
  // 4 1 2 5 3 of the values from 1 to 5: 2 stands between the ends, or what else has the sum.
  const std::vector<Mask> line{0b01000, 0b00001, 0b00010, 0b10000, 0b00100};
  CHECK(left_by(line, 2, 5) == line);
  CHECK(left_by(line, 3, 5) == std::nullopt);
}

TEST_CASE("All values of a sandwich and of what is beside it have a cell",
          "[variants][propagators]") {
  // 1 and 6 stand in the first and the fourth cell, and 2 and 3 between them, since they are five.
  const Mask one = 0b000001;
  const Mask six = 0b100000;
  const Mask any = 0b111111;
  REQUIRE(left_by({one, any, any, six, any, any}, 5, 6) ==
          std::vector<Mask>{one, 0b000110, 0b000110, six, 0b011000, 0b011000});
  // Neither of the two between them can be 3.
  CHECK(left_by({one, 0b001010, 0b001010, six, any, any}, 5, 6) == std::nullopt);
  // Neither of the other two can be 5.
  CHECK(left_by({one, any, any, six, 0b001100, 0b001100}, 5, 6) == std::nullopt);
  // Of seven values one is left over.
  CHECK(left_by({one, any, any, 0b1000000, 0b001100, 0b001100}, 5, 7) != std::nullopt);
}

TEST_CASE("A sandwich of many sets tries all of them", "[variants][propagators]") {
  // Three values between 1 and 9: 4 + 5 + 6, or others of the same sum.
  const Mask any = 0b111111111;
  std::vector<Mask> masks(9, any);
  masks[0] = 0b000000001;
  masks[4] = 0b100000000;
  const auto left = left_by(masks, 15, 9);
  REQUIRE(left);
  CHECK((*left)[1] == 0b011111110);
  for (const int value : {2, 3, 4, 5, 6, 7, 8}) {
    CAPTURE(value);
    CHECK(((*left)[2] & variants::mask_of(value - 1)) != 0);
  }
}

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
