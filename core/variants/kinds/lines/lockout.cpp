// Lockout: the ends differ by at least so much, and no value lies between them or equals one.

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
  std::vector<Model> orders;
  for (const bool rises : {true, false}) {
    Model order = model.empty();
    const CellIndex low = rises ? first : last;
    const CellIndex high = rises ? last : first;
    order.relate(low, high, [&](int a, int b) { return a < b && b - a >= distance; });
    const int range = model.value_count;
    for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
      // Below the lower end or above the higher one: read end, cell, end.
      order.accept(
          {low, rule.cells[i], high}, "Lockout", -1,
          [range](std::int64_t state, int value) -> std::optional<std::int64_t> {
            if (state == -1) return value;  // the low end
            if (state < range) {
              if (value < state) return 1000;         // below: anything may follow
              if (value > state) return 100 + value;  // the high end must be lower
              return std::nullopt;
            }
            if (state == 1000) return 1000;
            if (state >= 100 && value < state - 100) return 1000;
            return std::nullopt;
          },
          [](std::int64_t state) { return state == 1000; });
    }
    orders.push_back(std::move(order));
  }
  model.alternatives.push_back(std::move(orders));
}

}  // namespace

extern const std::vector<Kind> lockout_kinds{
    {.name = "Lockout",
     .family = Family::line,
     .parameters = lockout_parameters,
     .holds = lockout_holds,
     .contribute = contribute_lockout,
     .alternatives = 2},
};

}  // namespace ninefold::variants
