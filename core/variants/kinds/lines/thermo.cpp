// Thermo: values grow from the first cell on.

#include "core/variants/puzzle.hpp"

#include <functional>

namespace ninefold::variants {

namespace {

bool thermo_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    if (values[rule.cells[i - 1]] >= values[rule.cells[i]]) return false;
  }
  return true;
}

void contribute_thermo(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.differ(rule.cells);
  const PairTable table = model.table_of(std::less<>());
  for (std::size_t i = 1; i < rule.cells.size(); ++i) {
    model.relate_by(rule.cells[i - 1], rule.cells[i], table);
  }
  if (has_repeats(rule.cells)) model.is_impossible = true;
}

}  // namespace

extern const std::vector<Kind> thermo_kinds{
    {.name = "Thermo",
     .family = Family::thermometer,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .holds = thermo_holds,
     .contribute = contribute_thermo},
};

}  // namespace ninefold::variants
