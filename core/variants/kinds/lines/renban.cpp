// Renban: a run of values in any order.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

bool renban_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax_element(line.begin(), line.end());
  return all_different(line) && *most - *least < static_cast<int>(line.size());
}

void contribute_renban(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (has_repeats(rule.cells)) {
    model.is_impossible = true;
    return;
  }
  const int length = static_cast<int>(rule.cells.size());
  model.differ_with(rule.cells,
                    [&](Mask set) { return highest_of(set) - lowest_of(set) < length; });
}

}  // namespace

extern const std::vector<Kind> renban_kinds{
    {.name = "Renban",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .holds = renban_holds,
     .contribute = contribute_renban},
};

}  // namespace ninefold::variants
