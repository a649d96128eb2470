// Entropic: every three cells in a row are low, middle and high.

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

int third_of(int value) { return (value - 1) / 3; }

bool entropic_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  for (std::size_t i = 0; i < line.size(); ++i) {
    for (std::size_t j = i + 1; j < line.size() && j < i + 3; ++j) {
      if (third_of(line[i]) == third_of(line[j])) return false;
    }
  }
  return true;
}

void contribute_entropic(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.cells.size() && j < i + 4; ++j) {
      const bool is_same = j == i + 3;
      model.relate(rule.cells[i], rule.cells[j],
                   [&](int a, int b) { return (third_of(a) == third_of(b)) == is_same; });
    }
  }
}

}  // namespace

extern const std::vector<Kind> entropic_kinds{
    {.name = "Entropic",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .needs = needs_one_to_nine,
     .holds = entropic_holds,
     .contribute = contribute_entropic},
};

}  // namespace ninefold::variants
