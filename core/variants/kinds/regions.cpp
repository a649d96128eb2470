// Regions to be found, connected values, and the missing values of a Doppelganger.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

std::vector<std::vector<std::uint16_t>> neighbour_places(const Layout& layout,
                                                         const CellIndexes& cells) {
  std::vector<std::vector<std::uint16_t>> places;
  for (const CellIndex cell : cells) {
    std::vector<std::uint16_t> own;
    for (const CellIndex neighbour : layout.neighbours(cell)) {
      own.push_back(static_cast<std::uint16_t>(neighbour - cells[0]));
    }
    places.push_back(std::move(own));
  }
  return places;
}

CellIndexes run_of(int first, int count) {
  CellIndexes cells;
  for (int i = 0; i < count; ++i) cells.push_back(static_cast<CellIndex>(first + i));
  return cells;
}

bool is_connected(const Layout& layout, const std::set<CellIndex>& cells) {
  if (cells.empty()) return false;
  CellIndexes queue{*cells.begin()};
  std::set<CellIndex> seen{queue[0]};
  for (std::size_t next = 0; next < queue.size(); ++next) {
    for (const CellIndex neighbour : layout.neighbours(queue[next])) {
      if (cells.contains(neighbour) && seen.insert(neighbour).second) queue.push_back(neighbour);
    }
  }
  return seen.size() == cells.size();
}

// ---- ConnectedValues

std::optional<RuleError> read_connected(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  Rule rule;
  const std::string group = arguments.has(0) ? arguments.text(0) : std::string();
  if (group.empty()) {
    rule.cells = run_of(0, layout.grid_size());
  } else if (const Group* const found = layout.group(group)) {
    rule.cells = run_of(found->first, found->count);
  } else {
    return arguments.error(0, "nothing, for the grid, or a group of cells");
  }
  const std::optional<std::vector<int>> values = arguments.values(1);
  if (!values) return arguments.problem;
  int size = 0;
  if (arguments.has(2)) {
    const std::optional<int> written = arguments.number(2, 0, most_cells);
    if (!written) return arguments.problem;
    size = *written == 0 ? most_cells + 1 : *written;  // no such set has no cells
  }
  rule.numbers.push_back(size);
  rule.numbers.insert(rule.numbers.end(), values->begin(), values->end());
  rules.push_back(std::move(rule));
  return std::nullopt;
}

bool connected_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  std::set<CellIndex> cells;
  for (const CellIndex cell : rule.cells) {
    if (std::find(rule.numbers.begin() + 1, rule.numbers.end(), values[cell]) != rule.numbers.end())
      cells.insert(cell);
  }
  if (rule.numbers[0] != 0 && static_cast<int>(cells.size()) != rule.numbers[0]) return false;
  return is_connected(puzzle.layout, cells);
}

void contribute_connected(const Rule& rule, const Puzzle& puzzle, Model& model) {
  ConnectedValues connected;
  connected.cells = rule.cells;
  connected.neighbours = neighbour_places(puzzle.layout, rule.cells);
  connected.size = rule.numbers[0];
  for (std::size_t i = 1; i < rule.numbers.size(); ++i)
    connected.values |= model.mask(rule.numbers[i]);
  model.connected_values.push_back(std::move(connected));
}

// ---- ChaosConstruction: regions are named by the values of cells beside the grid, in the order of
// their first cells, so that a partition counts once.

std::optional<RuleError> read_chaos(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  const int size = layout.region_size;
  if (size < 2 || layout.grid_size() % size != 0) {
    return arguments.error(0,
                           "a board that regions of " + std::to_string(size) + " cells can fill");
  }
  if (layout.grid_size() / size > layout.value_count()) {
    return arguments.error(0, "at most as many regions as values");
  }
  return read_nothing(arguments, rules);
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
  regions.neighbours = neighbour_places(layout, regions.cells);
  regions.size = layout.region_size;
  regions.count = layout.grid_size() / layout.region_size;
  regions.has_all_values = layout.region_size == layout.value_count();
  model.unknown_regions.push_back(std::move(regions));
}

// ---- ChaosArrow, ChaosCount: how far the region goes, how many cells are in it.

const Group* chaos_group(Arguments& arguments) {
  const Group* const group = arguments.layout().group("CC");
  if (group == nullptr) arguments.problem = arguments.error(0, "a puzzle with ChaosConstruction");
  return group;
}

// numbers: the offset. cells: the control cell. lists: arms, or one list, of region cells.
std::optional<Rule> read_control(Arguments& arguments) {
  const std::optional<CellIndex> control = arguments.cell(0);
  if (!control) return std::nullopt;
  Rule rule;
  rule.cells.push_back(*control);
  rule.numbers.push_back(0);
  if (arguments.has(1)) {
    const std::optional<int> offset = arguments.number(1, 0, 1);
    if (!offset) return std::nullopt;
    rule.numbers[0] = *offset;
  }
  if (arguments.count() <= 2 && arguments.layout().place(*control).group != 0) {
    arguments.problem = arguments.error(0, "a cell of the grid");
    return std::nullopt;
  }
  return rule;
}

std::optional<RuleError> read_chaos_arrow(Arguments& arguments, std::vector<Rule>& rules) {
  const Group* const group = chaos_group(arguments);
  if (group == nullptr) return arguments.problem;
  std::optional<Rule> rule = read_control(arguments);
  if (!rule) return arguments.problem;
  const Layout& layout = arguments.layout();
  if (arguments.count() > 2) {
    rule->lists.emplace_back();
    for (std::size_t i = 2; i < arguments.count(); ++i) {
      if (arguments.text(i) == "-") {
        rule->lists.emplace_back();
        continue;
      }
      const std::optional<CellIndex> cell = arguments.cell(i);
      if (!cell) return arguments.problem;
      if (*cell < group->first || *cell >= group->first + group->count)
        return arguments.error(i, "a region cell, such as CC1");
      rule->lists.back().push_back(*cell);
    }
    for (const CellIndexes& arm : rule->lists) {
      if (arm.empty() || arm[0] != rule->lists[0][0])
        return arguments.error(2, "arms that begin with the same cell");
    }
  } else {
    const Place start = layout.place(rule->cells[0]);
    for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      CellIndexes& arm = rule->lists.emplace_back();
      for (Place next = start; layout.at(next); next.row += down, next.column += right) {
        arm.push_back(static_cast<CellIndex>(group->first + *layout.at(next)));
      }
    }
  }
  rules.push_back(std::move(*rule));
  return std::nullopt;
}

bool chaos_arrow_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int total = 1;
  const int label = values[rule.lists[0][0]];
  for (const CellIndexes& arm : rule.lists) {
    for (std::size_t i = 1; i < arm.size() && values[arm[i]] == label; ++i) ++total;
  }
  return values[rule.cells[0]] + rule.numbers[0] == total;
}

std::optional<RuleError> read_chaos_count(Arguments& arguments, std::vector<Rule>& rules) {
  const Group* const group = chaos_group(arguments);
  if (group == nullptr) return arguments.problem;
  std::optional<Rule> rule = read_control(arguments);
  if (!rule) return arguments.problem;
  const Layout& layout = arguments.layout();
  CellIndexes& list = rule->lists.emplace_back();
  if (arguments.count() > 2) {
    const std::optional<CellIndexes> cells = arguments.cells(2);
    if (!cells) return arguments.problem;
    list = *cells;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] < group->first || list[i] >= group->first + group->count)
        return arguments.error(i + 2, "a region cell, such as CC1");
    }
  } else {
    const Place centre = layout.place(rule->cells[0]);
    list.push_back(static_cast<CellIndex>(group->first + rule->cells[0]));
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        const auto cell = layout.at(Place{0, centre.row + down, centre.column + right});
        if ((down != 0 || right != 0) && cell)
          list.push_back(static_cast<CellIndex>(group->first + *cell));
      }
    }
  }
  rules.push_back(std::move(*rule));
  return std::nullopt;
}

bool chaos_count_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const CellIndexes& list = rule.lists[0];
  const auto same = std::count_if(list.begin(), list.end(),
                                  [&](CellIndex cell) { return values[cell] == values[list[0]]; });
  return values[rule.cells[0]] + rule.numbers[0] == same;
}

void contribute_chaos_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.label_counts.push_back({rule.cells[0], model.lowest + rule.numbers[0], rule.lists, true});
}

void contribute_chaos_count(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.label_counts.push_back({rule.cells[0], model.lowest + rule.numbers[0], rule.lists, false});
}

// ---- Doppelganger: every row, column and box lacks one value, which stands in a cell beside it.

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

extern const std::vector<Kind> regions_kinds{
    {.name = "ConnectedValues",
     .role = Role::global,
     .read = read_connected,
     .holds = connected_holds,
     .contribute = contribute_connected},
    {.name = "ChaosConstruction",
     .role = Role::global,
     .read = read_chaos,
     .holds = chaos_holds,
     .contribute = contribute_chaos},
    {.name = "ChaosArrow",
     .read = read_chaos_arrow,
     .holds = chaos_arrow_holds,
     .contribute = contribute_chaos_arrow},
    {.name = "ChaosCount",
     .read = read_chaos_count,
     .holds = chaos_count_holds,
     .contribute = contribute_chaos_count},
    {.name = "Doppelganger",
     .role = Role::global,
     .read = read_doppelganger,
     .holds = doppelganger_holds,
     .contribute = contribute_doppelganger},
};

}  // namespace ninefold::variants
