// Between: values lie between those of the ends.

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

// Either end may be the lower one: two alternatives.
void contribute_between(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.cells.size() < 3) return;
  const CellIndex first = rule.cells.front();
  const CellIndex last = rule.cells.back();
  std::vector<Model> orders;
  for (const bool rises : {true, false}) {
    Model order = model.empty();
    const CellIndex low = rises ? first : last;
    const CellIndex high = rises ? last : first;
    for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) {
      order.relate(low, rule.cells[i], [](int a, int b) { return a < b; });
      order.relate(rule.cells[i], high, [](int a, int b) { return a < b; });
    }
    order.relate(low, high, [](int a, int b) { return a + 1 < b; });
    orders.push_back(std::move(order));
  }
  model.alternatives.push_back(std::move(orders));
  model.relate(first, last, [](int a, int b) { return std::abs(a - b) > 1; });
}

}  // namespace

extern const std::vector<Kind> between_kinds{
    {.name = "Between",
     .family = Family::line,
     .parameters = some_cells,
     .holds = between_holds,
     .contribute = contribute_between,
     .alternatives = 2},
};

}  // namespace ninefold::variants
