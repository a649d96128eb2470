// Zipper: cells equally far from the middle have one sum, the middle cell's value.

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

bool zipper_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  const std::size_t length = line.size();
  const int sum = length % 2 == 1 ? line[length / 2] : line[0] + line[length - 1];
  for (std::size_t i = 0; i < length / 2; ++i) {
    if (line[i] + line[length - 1 - i] != sum) return false;
  }
  return true;
}

void contribute_zipper(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const std::size_t length = rule.cells.size();
  for (std::size_t i = 0; i < length / 2; ++i) {
    const CellIndex a = rule.cells[i];
    const CellIndex b = rule.cells[length - 1 - i];
    if (length % 2 == 1) {
      model.sum({{a, 1}, {b, 1}, {rule.cells[length / 2], -1}}, 0);
    } else if (i > 0) {
      model.sum({{a, 1}, {b, 1}, {rule.cells[0], -1}, {rule.cells[length - 1], -1}}, 0);
    }
  }
}

}  // namespace

extern const std::vector<Kind> zipper_kinds{
    {.name = "Zipper",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = zipper_holds,
     .contribute = contribute_zipper},
};

}  // namespace ninefold::variants
