#include "core/propagators/regions/regions.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>

using namespace ninefold;
using namespace ninefold::tests;
using variants::ConnectedValues;

namespace {

std::vector<std::vector<std::uint16_t>> neighbours_in(std::size_t rows, std::size_t columns) {
  std::vector<std::vector<std::uint16_t>> neighbours(rows * columns);
  for (std::size_t place = 0; place < neighbours.size(); ++place) {
    const auto add = [&](std::size_t other) {
      neighbours[place].push_back(static_cast<std::uint16_t>(other));
    };
    if (place % columns > 0) add(place - 1);
    if (place % columns + 1 < columns) add(place + 1);
    if (place >= columns) add(place - columns);
    if (place + columns < neighbours.size()) add(place + columns);
  }
  return neighbours;
}

bool is_connected(const std::vector<int>& values, const ConnectedValues& rule) {
  std::vector<std::size_t> reached;
  std::vector<bool> seen(values.size());
  const auto is_in = [&](std::size_t place) { return (rule.values >> values[place] & 1) != 0; };
  std::size_t count = 0;
  for (std::size_t place = 0; place < values.size(); ++place) {
    if (!is_in(place)) continue;
    if (count++ == 0) {
      reached.push_back(place);
      seen[place] = true;
    }
  }
  for (std::size_t next = 0; next < reached.size(); ++next) {
    for (const std::uint16_t other : rule.neighbours[reached[next]]) {
      if (seen[other] || !is_in(other)) continue;
      seen[other] = true;
      reached.push_back(other);
    }
  }
  return count > 0 && reached.size() == count &&
         (rule.size == 0 || static_cast<int>(count) == rule.size);
}

}  // namespace

TEST_CASE("Connected values keep what some connected cells have", "[variants][propagators]") {
  std::mt19937 random(2);
  int exact = 0;
  for (int round = 0; round < 600; ++round) {
    const std::size_t rows = 1 + random() % 3;
    const std::size_t columns = 2 + random() % 3;
    ConnectedValues rule;
    rule.cells = cells_up_to(rows * columns);
    rule.neighbours = neighbours_in(rows, columns);
    rule.values = 2;
    if (random() % 2 == 0) rule.size = 1 + static_cast<int>(random() % (rows * columns));
    // Mostly open cells, and a few that are known.
    std::vector<Mask> masks(rows * columns, Mask{3});
    for (Mask& mask : masks) {
      const auto number = random() % 8;
      if (number < 2) mask = static_cast<Mask>(1U << number);
    }
    const bool has_one =
        std::any_of(masks.begin(), masks.end(), [](Mask mask) { return mask == 2; });
    const Peers peers(static_cast<int>(masks.size()), {});
    const auto left =
        narrowed(masks, peers, [&](Domains& domains) { return propagate(rule, domains); });
    const auto all = supported(
        masks, [&](const std::vector<int>& values) { return is_connected(values, rule); });
    CAPTURE(round, rows, columns, rule.size, masks);
    CHECK(lies_within(all, left));
    // Without a size, from one cell that is known on, nothing else is left: cells that are cut off
    // are out, and those that part others are in.
    if (rule.size != 0 || !has_one) continue;
    ++exact;
    CHECK(left == all);
  }
  CHECK(exact > 100);
}
