// Doppelganger: every row, column and box lacks one value, which stands in a cell beside it.

#include "core/variants/kinds/regions/adjacent_cells.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_doppelganger(Arguments& arguments, std::vector<Rule>& rules) {
  return read_nothing(arguments, rules);
}

struct Missing {
  std::vector<CellIndexes> houses;
  CellIndexes cells;  // house by house
};

std::vector<Missing> missing_of(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout;
  std::vector<Missing> found(3);
  const auto cells_of = [&](std::string_view prefix) {
    const Group* const group = layout.group(prefix);
    return group == nullptr ? CellIndexes{} : run_of(group->first, group->count);
  };
  for (int row = 0; row < layout.rows; ++row) found[0].houses.push_back(layout.row(row));
  found[0].cells = cells_of("DGC");
  for (int column = 0; column < layout.columns; ++column)
    found[1].houses.push_back(layout.column(column));
  found[1].cells = cells_of("DGR");
  found[2].houses = layout.boxes();
  found[2].cells = cells_of("DGB");
  return found;
}

bool doppelganger_holds(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  const Layout& layout = puzzle.layout;
  const std::vector<Missing> missing = missing_of(puzzle);
  for (const Missing& family : missing) {
    for (std::size_t i = 0; i < family.houses.size() && i < family.cells.size(); ++i) {
      CellIndexes all = family.houses[i];
      all.push_back(family.cells[i]);
      if (values[family.cells[i]] == 0 || !all_different(values_of(all, values))) return false;
    }
    if (!family.houses.empty() && !all_different(values_of(family.cells, values))) return false;
  }
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    if (values[cell] != 0) continue;
    std::vector<int> around;
    for (const Missing& family : missing) {
      for (std::size_t i = 0; i < family.houses.size() && i < family.cells.size(); ++i) {
        const CellIndexes& house = family.houses[i];
        if (std::find(house.begin(), house.end(), cell) != house.end())
          around.push_back(values[family.cells[i]]);
      }
    }
    if (!all_different(around)) return false;
  }
  return values[static_cast<std::size_t>(layout.group("DGZ")->first)] == 0;
}

void contribute_doppelganger(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  const Layout& layout = puzzle.layout;
  const std::vector<Missing> missing = missing_of(puzzle);
  for (const Missing& family : missing) {
    for (std::size_t i = 0; i < family.houses.size() && i < family.cells.size(); ++i) {
      CellIndexes all = family.houses[i];
      all.push_back(family.cells[i]);
      model.restrict(family.cells[i], static_cast<Mask>(~model.mask(0)));
      model.differ_with(all, [](Mask) { return true; });
    }
    if (!family.houses.empty() && !family.cells.empty())
      model.differ_with(family.cells, [](Mask) { return true; });
  }
  model.restrict(static_cast<CellIndex>(layout.group("DGZ")->first), model.mask(0));
  // A 0 keeps apart the missing values of its houses: read the cell, then the two of them.
  const int range = model.value_count;
  auto automaton = automaton_of(
      3, range, -1,
      [](std::int64_t state, int position) -> std::optional<std::int64_t> {
        if (state == -1) return position == 0 ? 100 : 200;
        if (state == 200) return 200;
        if (state == 100) return position;
        return position == state ? std::nullopt : std::optional<std::int64_t>(200);
      },
      [](std::int64_t state) { return state == 200; });
  const auto shared = std::make_shared<const Automaton>(std::move(*automaton));
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    CellIndexes around;
    for (const Missing& family : missing) {
      for (std::size_t i = 0; i < family.houses.size() && i < family.cells.size(); ++i) {
        const CellIndexes& house = family.houses[i];
        if (std::find(house.begin(), house.end(), cell) != house.end())
          around.push_back(family.cells[i]);
      }
    }
    for (std::size_t i = 0; i < around.size(); ++i) {
      for (std::size_t j = i + 1; j < around.size(); ++j)
        model.accept({cell, around[i], around[j]}, shared);
    }
  }
}

}  // namespace

extern const std::vector<Kind> doppelganger_kinds{
    {.name = "Doppelganger",
     .role = Role::global,
     .read = read_doppelganger,
     .holds = doppelganger_holds,
     .contribute = contribute_doppelganger},
};

}  // namespace ninefold::variants
