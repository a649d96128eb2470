// Doppelganger: every row, column and box lacks one value, which stands in a cell beside it.

#include "core/variants/kinds/regions/adjacent_cells.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

struct House {
  CellIndexes cells;
  CellIndex missing;  // the cell beside the grid for the value that the house lacks
};
/// The rows, the columns, or the boxes.
using Houses = std::vector<House>;

Houses with_missing(const Layout& layout, const std::vector<CellIndexes>& houses,
                    std::string_view beside) {
  Houses found;
  const Group* const group = layout.group(beside);
  const int count = group == nullptr ? 0 : std::min(group->count, static_cast<int>(houses.size()));
  for (int i = 0; i < count; ++i)
    found.push_back(
        {houses[static_cast<std::size_t>(i)], static_cast<CellIndex>(group->first + i)});
  return found;
}

std::vector<Houses> houses_of(const Puzzle& puzzle) {
  const Layout& layout = puzzle.layout;
  std::vector<CellIndexes> rows;
  for (int row = 0; row < layout.rows; ++row) rows.push_back(layout.row(row));
  std::vector<CellIndexes> columns;
  for (int column = 0; column < layout.columns; ++column) columns.push_back(layout.column(column));
  return {with_missing(layout, rows, "DGC"), with_missing(layout, columns, "DGR"),
          with_missing(layout, layout.boxes(), "DGB")};
}

CellIndexes whole(const House& house) {
  CellIndexes cells = house.cells;
  cells.push_back(house.missing);
  return cells;
}

CellIndexes missing_of(const Houses& family) {
  CellIndexes cells;
  for (const House& house : family) cells.push_back(house.missing);
  return cells;
}

/// Those of the houses that hold a cell.
CellIndexes missing_around(CellIndex cell, const std::vector<Houses>& families) {
  CellIndexes around;
  for (const Houses& family : families) {
    for (const House& house : family) {
      if (std::find(house.cells.begin(), house.cells.end(), cell) != house.cells.end())
        around.push_back(house.missing);
    }
  }
  return around;
}

/// The cell that is 0; where there are no boxes, those for what boxes lack have nothing to say and
/// are 0, too, so that they do not make several solutions of one.
CellIndexes zeros_of(const Layout& layout) {
  CellIndexes zeros{static_cast<CellIndex>(layout.group("DGZ")->first)};
  const Group* const boxes = layout.group("DGB");
  if (boxes != nullptr && layout.boxes().empty()) {
    for (int i = 0; i < boxes->count; ++i)
      zeros.push_back(static_cast<CellIndex>(boxes->first + i));
  }
  return zeros;
}

std::string needs_regions_of_side(const Layout& layout) {
  return layout.region_size == layout.rows ? ""
                                           : "a board with regions of as many cells as it has rows";
}

bool doppelganger_holds(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  const Layout& layout = puzzle.layout;
  const std::vector<Houses> families = houses_of(puzzle);
  for (const Houses& family : families) {
    for (const House& house : family) {
      if (values[house.missing] == 0 || !all_different(values_of(whole(house), values)))
        return false;
    }
    if (!all_different(values_of(missing_of(family), values))) return false;
  }
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    if (values[cell] == 0 && !all_different(values_of(missing_around(cell, families), values)))
      return false;
  }
  const CellIndexes zeros = zeros_of(layout);
  return std::all_of(zeros.begin(), zeros.end(),
                     [values](CellIndex cell) { return values[cell] == 0; });
}

void contribute_doppelganger(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  const Layout& layout = puzzle.layout;
  const std::vector<Houses> families = houses_of(puzzle);
  for (const Houses& family : families) {
    for (const House& house : family) {
      model.restrict(house.missing, static_cast<Mask>(~model.mask(0)));
      model.differ_with_any_values(whole(house));
    }
    if (!family.empty()) model.differ_with_any_values(missing_of(family));
  }
  for (const CellIndex cell : zeros_of(layout)) model.restrict(cell, model.mask(0));
  // A 0 keeps apart the missing values of its houses.
  std::vector<DifferWhere> rules(static_cast<std::size_t>(layout.grid_size()));
  for (const Houses& family : families) {
    for (const House& house : family) {
      for (const CellIndex cell : house.cells)
        rules[cell].others[rules[cell].count++] = house.missing;
    }
  }
  for (CellIndex cell = 0; cell < layout.grid_size(); ++cell) {
    if (rules[cell].count < 2) continue;
    rules[cell].condition = cell;
    rules[cell].value = model.mask(0);
    model.add(rules[cell]);
  }
}

}  // namespace

extern const std::vector<Kind> doppelganger_kinds{
    {.name = "Doppelganger",
     .role = Role::global,
     .needs = needs_regions_of_side,
     .holds = doppelganger_holds,
     .contribute = contribute_doppelganger},
};

}  // namespace ninefold::variants
