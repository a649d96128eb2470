// ChaosArrow, ChaosCount: how far the region goes, how many cells are in it.

#include "core/variants/puzzle.hpp"
#include "core/variants/regions/region_names.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 3> chaos_arrow_parameters{{
    {.name = "cell", .kind = ParameterKind::cell},
    {.name = "offset", .presence = Presence::may_be_empty, .least = 0, .most = 1},
    {.name = "region cells",
     .kind = ParameterKind::cell_lists,
     .presence = Presence::may_be_missing},
}};
constexpr std::array<Parameter, 3> chaos_count_parameters{{
    chaos_arrow_parameters[0],
    chaos_arrow_parameters[1],
    {.name = "region cells", .kind = ParameterKind::cells, .least = 0},
}};

std::string needs_chaos(const Layout& layout) {
  return layout.group("CC") != nullptr ? "" : "a puzzle with ChaosConstruction";
}

CellIndex region_cell(const Layout& layout, CellIndex cell) {
  return static_cast<CellIndex>(layout.group("CC")->first + cell);
}

// It compares the names, and the number of cells is not one of them.
bool chaos_compares_names(const Rule& rule, const Layout& layout) {
  return !is_region_name(layout, rule.cells[0]);
}

// numbers: the offset. cells: the control cell. lists: arms, or one list, of region cells. Where
// the arguments have none, they are those around the control cell.

std::optional<RuleError> complete_chaos_arrow(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  Rule& rule = rules.back();
  const Place start = layout.place(rule.cells[0]);
  if (rule.lists.empty()) {
    if (start.group != 0) return arguments.error(0, "a cell of the grid");
    for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      CellIndexes& arm = rule.lists.emplace_back();
      for (Place next = start; layout.at(next); next.row += down, next.column += right)
        arm.push_back(region_cell(layout, *layout.at(next)));
    }
    return std::nullopt;
  }
  std::size_t number = 2;
  for (const CellIndexes& arm : rule.lists) {
    for (const CellIndex cell : arm) {
      if (!is_region_name(layout, cell))
        return arguments.error(number, "a region cell, such as CC1");
      ++number;
    }
    ++number;  // what separates it from the next
  }
  for (const CellIndexes& arm : rule.lists) {
    if (arm.empty() || arm[0] != rule.lists[0][0])
      return arguments.error(2, "arms that begin with the same cell");
  }
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

std::optional<RuleError> complete_chaos_count(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  Rule& rule = rules.back();
  CellIndexes& list = rule.lists.emplace_back(rule.cells.begin() + 1, rule.cells.end());
  rule.cells.resize(1);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!is_region_name(layout, list[i]))
      return arguments.error(i + 2, "a region cell, such as CC1");
  }
  if (!list.empty()) return std::nullopt;
  const Place centre = layout.place(rule.cells[0]);
  if (centre.group != 0) return arguments.error(0, "a cell of the grid");
  list.push_back(region_cell(layout, rule.cells[0]));
  for (int down = -1; down <= 1; ++down) {
    for (int right = -1; right <= 1; ++right) {
      const auto cell = layout.at(Place{0, centre.row + down, centre.column + right});
      if ((down != 0 || right != 0) && cell) list.push_back(region_cell(layout, *cell));
    }
  }
  return std::nullopt;
}

bool chaos_count_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const CellIndexes& list = rule.lists[0];
  const auto same = std::count_if(list.begin(), list.end(),
                                  [&](CellIndex cell) { return values[cell] == values[list[0]]; });
  return values[rule.cells[0]] + rule.numbers[0] == same;
}

void contribute_chaos_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.add(LabelCount{rule.cells[0], model.lowest + rule.numbers[0], rule.lists, true});
}

void contribute_chaos_count(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.add(LabelCount{rule.cells[0], model.lowest + rule.numbers[0], rule.lists, false});
}

}  // namespace

extern const std::vector<Kind> chaos_clues_kinds{
    {.name = "ChaosArrow",
     .parameters = chaos_arrow_parameters,
     .gesture = Gesture::sets,
     .needs = needs_chaos,
     .complete = complete_chaos_arrow,
     .holds = chaos_arrow_holds,
     .contribute = contribute_chaos_arrow,
     .compares_names = chaos_compares_names},
    {.name = "ChaosCount",
     .parameters = chaos_count_parameters,
     .gesture = Gesture::control,
     .needs = needs_chaos,
     .complete = complete_chaos_count,
     .holds = chaos_count_holds,
     .contribute = contribute_chaos_count,
     .compares_names = chaos_compares_names},
};

}  // namespace ninefold::variants
