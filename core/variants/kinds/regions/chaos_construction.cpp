// ChaosConstruction: regions are named by the values of cells beside the grid, in the order of
// their first cells, so that a partition counts once.

#include "core/variants/kinds/regions/adjacent_cells.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

std::string needs_regions(const Layout& layout) {
  const int size = layout.region_size;
  if (size < 2) return "a board with regions of 2 cells or more";
  if (layout.grid_size() % size != 0)
    return "a board that regions of " + std::to_string(size) + " cells can fill";
  return layout.grid_size() / size <= layout.value_count()
             ? ""
             : "a board with at most as many regions as values";
}

bool chaos_holds(const Rule& /*rule*/, const Puzzle& puzzle, std::span<const int> values) {
  const Layout& layout = puzzle.layout;
  const int first = layout.group("CC")->first;
  std::vector<int> names;  // in order of appearance
  std::vector<std::set<CellIndex>> regions;
  for (int cell = 0; cell < layout.grid_size(); ++cell) {
    const int label = values[static_cast<std::size_t>(first + cell)];
    auto found = std::find(names.begin(), names.end(), label);
    if (found == names.end()) {
      // One naming only: the first region has the lowest value, and so on.
      if (label != layout.lowest + static_cast<int>(names.size())) return false;
      names.push_back(label);
      regions.emplace_back();
      found = names.end() - 1;
    }
    regions[static_cast<std::size_t>(found - names.begin())].insert(static_cast<CellIndex>(cell));
  }
  for (const std::set<CellIndex>& region : regions) {
    if (static_cast<int>(region.size()) != layout.region_size || !is_connected(layout, region) ||
        !all_different(values_of(CellIndexes(region.begin(), region.end()), values))) {
      return false;
    }
  }
  return true;
}

void contribute_chaos(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  const Layout& layout = puzzle.layout;
  UnknownRegions regions;
  regions.cells = run_of(0, layout.grid_size());
  regions.labels = run_of(layout.group("CC")->first, layout.grid_size());
  regions.columns = static_cast<std::size_t>(layout.columns);
  regions.size = layout.region_size;
  regions.count = layout.grid_size() / layout.region_size;
  regions.value_count = layout.value_count();
  regions.has_all_values = layout.region_size == layout.value_count();
  regions.are_lines_houses = !layout.is_raw;
  model.add(std::move(regions));
}

}  // namespace

extern const std::vector<Kind> chaos_construction_kinds{
    {.name = "ChaosConstruction",
     .role = Role::global,
     .needs = needs_regions,
     .holds = chaos_holds,
     .contribute = contribute_chaos},
};

}  // namespace ninefold::variants
