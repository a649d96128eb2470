// Between: values lie between those of the ends.

#include "core/variants/kinds/lines/line_ends.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <cstdlib>

namespace ninefold::variants {

namespace {

bool between_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const auto [least, most] = std::minmax(line.front(), line.back());
  for (std::size_t i = 1; i + 1 < line.size(); ++i) {
    if (line[i] <= least || line[i] >= most) return false;
  }
  return true;
}

// Reads both ends, whichever is the lower one, and then all other cells by what it knows of them.
void contribute_between(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.cells.size() < 3) return;
  const CellIndex first = rule.cells.front();
  const CellIndex last = rule.cells.back();
  model.relate(first, last, [](int a, int b) { return std::abs(a - b) > 1; });
  accept_by_ends(
      rule.cells, "Between", model, [](int low, int high) { return low + 1 < high; },
      [](int low, int high, int value) { return low < value && value < high; });
}

}  // namespace

extern const std::vector<Kind> between_kinds{
    {.name = "Between",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = between_holds,
     .contribute = contribute_between},
};

}  // namespace ninefold::variants
