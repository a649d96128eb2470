// EqualityCage: as many even values as odd ones, as many low as high.

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

bool equality_holds_for(std::span<const int> inside, int lowest, int highest) {
  const int half = (highest - lowest + 1) / 2;
  int even = 0;
  int low = 0;
  int high = 0;
  for (const int value : inside) {
    even += value % 2 == 0 ? 1 : 0;
    low += value < lowest + half ? 1 : 0;
    high += value > highest - half ? 1 : 0;
  }
  const int size = static_cast<int>(inside.size());
  return size % 2 == 0 && 2 * even == size && 2 * low == size && 2 * high == size &&
         all_different(inside);
}

bool equality_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  return equality_holds_for(values_of(rule.cells, values), puzzle.layout.lowest,
                            puzzle.layout.highest);
}

void contribute_equality(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (has_repeats(rule.cells)) {
    model.is_impossible = true;
    return;
  }
  model.differ_with(rule.cells, [&](Mask set) {
    return equality_holds_for(values_in(set, model.lowest), model.lowest, model.highest());
  });
}

}  // namespace

extern const std::vector<Kind> equality_cage_kinds{
    {.name = "EqualityCage",
     .parameters = some_cells,
     .holds = equality_holds,
     .contribute = contribute_equality},
};

}  // namespace ninefold::variants
