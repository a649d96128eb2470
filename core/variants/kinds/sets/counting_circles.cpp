// CountingCircles: a value that occurs does so as often as it itself says.

#include "core/variants/kinds/sets/allowed_counts.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

bool circles_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return std::all_of(rule.cells.begin(), rule.cells.end(), [&](CellIndex cell) {
    return count_in(rule.cells, values, values[cell]) == values[cell];
  });
}

void contribute_circles(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  ValueCounts counts;
  counts.cells = rule.cells;
  for (int value = model.lowest; value <= model.highest(); ++value) {
    counts.allowed.push_back({model.mask(value), exactly(0) | (value > 0 ? exactly(value) : 0)});
  }
  const unsigned end = 1U << model.value_count;
  for (unsigned set = 1; set < end; ++set) {
    const auto mask = static_cast<Mask>(set);
    if ((mask & model.mask(0)) != 0) continue;
    if (sum_of_positions(mask) + count_of(mask) * model.lowest ==
        static_cast<int>(rule.cells.size()))
      counts.sets.push_back(mask);
  }
  if (counts.sets.empty()) model.is_impossible = true;
  model.add(std::move(counts));
}

}  // namespace

extern const std::vector<Kind> counting_circles_kinds{
    {.name = "CountingCircles",
     .parameters = some_cells,
     .gesture = Gesture::mark,
     .holds = circles_hold,
     .contribute = contribute_circles},
};

}  // namespace ninefold::variants
