// Lockout: the ends differ by at least so much, and no value lies between them or equals one.

#include "core/variants/kinds/lines/line_ends.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> lockout_parameters{{
    {.name = "difference", .least = -100, .most = 100},
    some_cells[0],
}};

bool lockout_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax(line.front(), line.back());
  if (most - least < rule.numbers[0] || most == least) return false;
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] >= least && line[i] <= most) return false;
  }
  return true;
}

void contribute_lockout(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndex first = rule.cells.front();
  const CellIndex last = rule.cells.back();
  const int distance = rule.numbers[0];
  model.relate(first, last, [&](int a, int b) { return a != b && std::abs(a - b) >= distance; });
  for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
    model.relate(rule.cells[i], first, [](int a, int b) { return a != b; });
    model.relate(rule.cells[i], last, [](int a, int b) { return a != b; });
  }
  if (rule.cells.size() < 3) return;
  accept_by_ends(
      rule.cells, "Lockout " + std::to_string(distance), model,
      [distance](int low, int high) { return low < high && high - low >= distance; },
      [](int low, int high, int value) { return value < low || value > high; });
}

}  // namespace

extern const std::vector<Kind> lockout_kinds{
    {.name = "Lockout",
     .family = Family::line,
     .parameters = lockout_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = lockout_holds,
     .contribute = contribute_lockout},
};

}  // namespace ninefold::variants
