// Cage: values differ; with a number, that is their sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> cage_parameters{{
    {.name = "sum", .presence = Presence::may_be_empty, .least = -largest_sum, .most = largest_sum},
    some_cells[0],
}};

// A cell that is listed twice counts twice in the sum and once among what differs.
CellIndexes once_each(CellIndexes cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

bool cage_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  if (!have_all_different(once_each(rule.cells), values)) return false;
  return rule.numbers[0] == 0 || sum_of(rule.cells, values) == rule.numbers[0];
}

void contribute_cage(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndexes cells = once_each(rule.cells);
  model.differ(cells);
  if (rule.numbers[0] == 0) {
    if (cells.size() > 2) model.differ_with_any_values(cells);
    return;
  }
  model.sum(terms_of(rule.cells), rule.numbers[0]);
  if (cells.size() != rule.cells.size()) return;
  const int size = static_cast<int>(cells.size());
  if (size > 2 && size <= model.value_count) {
    model.differ_with(cells, [&](Mask set) {
      return sum_of_positions(set) + size * model.lowest == rule.numbers[0];
    });
  }
}

}  // namespace

extern const std::vector<Kind> cage_kinds{
    {.name = "Cage",
     .family = Family::cage,
     .parameters = cage_parameters,
     .holds = cage_holds,
     .contribute = contribute_cage},
};

}  // namespace ninefold::variants
