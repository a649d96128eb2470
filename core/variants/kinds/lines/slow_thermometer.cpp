// SlowThermometer: values never fall from the first cell on. The kind is Ninefold's own.

#include "core/variants/codes/pair_code.hpp"
#include "core/variants/puzzle.hpp"

#include <functional>

namespace ninefold::variants {

namespace {

bool slow_thermometer_holds(const Rule& rule, const Puzzle& /*puzzle*/,
                            std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (values[rule.cells[i - 1]] > values[rule.cells[i]]) return false;
  }
  return true;
}

void contribute_slow_thermometer(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i)
    model.relate(rule.cells[i - 1], rule.cells[i], std::less_equal<>());
}

Item slow_thermometer_as_pairs(const Item& item, const Layout& layout) {
  return item_of_pairs(item, pair_code(layout, [](int a, int b) { return a <= b; }));
}

}  // namespace

extern const std::vector<Kind> slow_thermometer_kinds{
    {.name = "SlowThermometer",
     .family = Family::thermometer,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .holds = slow_thermometer_holds,
     .contribute = contribute_slow_thermometer,
     .told_otherwise = slow_thermometer_as_pairs},
};

}  // namespace ninefold::variants
