// Sandwich, Lunchbox: the sum of the values between the smallest and the largest.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> sandwich_parameters{{
    {.name = "sum", .least = 0, .most = 10000},
    {.name = "line", .kind = ParameterKind::line},
}};

constexpr std::array<Parameter, 2> lunchbox_parameters{{
    {.name = "sum", .presence = Presence::may_be_empty, .least = 0, .most = 10000},
    some_cells[0],
}};

bool sandwich_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  if (line.size() < 2 || !all_different(line)) return false;
  auto first = std::min_element(line.begin(), line.end());
  auto last = std::max_element(line.begin(), line.end());
  if (last < first) std::swap(first, last);
  int sum = 0;
  for (auto next = first + 1; next != last; ++next) sum += *next;
  return sum == rule.numbers[0];
}

void contribute_sandwich(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int length = static_cast<int>(rule.cells.size());
  if (length < 2 || length > model.value_count) {
    model.is_impossible = true;
    return;
  }
  if (length > 2) {
    model.differ_with_any_values(rule.cells);
  } else {
    model.differ(rule.cells);
  }
  model.add(Sandwich::of(rule.cells, rule.numbers[0], model.lowest, model.value_count));
}

}  // namespace

extern const std::vector<Kind> sandwich_kinds{
    {.name = "Sandwich",
     .family = Family::outside,
     .parameters = sandwich_parameters,
     .gesture = Gesture::line_clue,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich,
     .key = line_key},
    {.name = "Lunchbox",
     .family = Family::outside,
     .parameters = lunchbox_parameters,
     .gesture = Gesture::line,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich},
};

}  // namespace ninefold::variants
