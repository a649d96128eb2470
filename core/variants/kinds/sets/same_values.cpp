// SameValues, RegionSameValues: sets of cells, or all houses of the largest size, hold the same
// values equally often.

#include "core/variants/puzzle.hpp"
#include "core/variants/regions/region_names.hpp"

#include <array>
#include <utility>

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> same_values_parameters{{
    {.name = "sets", .least = 1, .most = most_cells},
    some_cells[0],
}};

std::optional<RuleError> complete_same_values(Arguments& arguments, std::vector<Rule>& rules) {
  Rule& rule = rules.back();
  const CellIndexes cells = std::exchange(rule.cells, {});
  const auto written = static_cast<std::size_t>(std::exchange(rule.numbers, {})[0]);
  const std::size_t sets = std::min(written, cells.size());
  if (cells.size() % sets != 0)
    return arguments.error(0, "a number of sets that divides the number of cells");
  const std::size_t size = cells.size() / sets;
  for (std::size_t i = 0; i < cells.size(); i += size) {
    rule.lists.emplace_back(cells.begin() + static_cast<std::ptrdiff_t>(i),
                            cells.begin() + static_cast<std::ptrdiff_t>(i + size));
  }
  return std::nullopt;
}

bool same_values_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  std::set<std::vector<int>> different;
  for (const CellIndexes& set : rule.lists) {
    std::vector<int> inside = values_of(set, values);
    std::sort(inside.begin(), inside.end());
    different.insert(std::move(inside));
  }
  return different.size() <= 1;
}

void contribute_same_values(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.lists.size() < 2) return;
  if (rule.lists[0].size() == 1) {
    for (std::size_t i = 1; i < rule.lists.size(); ++i)
      model.equal(rule.lists[0][0], rule.lists[i][0]);
    return;
  }
  model.add(SameValues{rule.lists, false});
}

bool same_values_compare_names(const Rule& rule, const Layout& layout) {
  CellIndexes all;
  for (const CellIndexes& set : rule.lists) all.insert(all.end(), set.begin(), set.end());
  return are_all_names_or_none(all, layout);
}

std::vector<CellIndexes> largest_houses(const Puzzle& puzzle) {
  std::vector<CellIndexes> houses = puzzle.pieces();
  for (int row = 0; row < puzzle.layout.rows; ++row) houses.push_back(puzzle.layout.row(row));
  for (int column = 0; column < puzzle.layout.columns; ++column)
    houses.push_back(puzzle.layout.column(column));
  for (CellIndexes& box : puzzle.layout.boxes()) houses.push_back(std::move(box));
  std::size_t largest = 0;
  for (const CellIndexes& house : houses) largest = std::max(largest, house.size());
  std::erase_if(houses, [&](const CellIndexes& house) { return house.size() != largest; });
  return houses;
}

bool region_same_values_hold(const Rule& /*rule*/, const Puzzle& puzzle,
                             std::span<const int> values) {
  const std::vector<CellIndexes> houses = largest_houses(puzzle);
  if (static_cast<int>(houses[0].size()) == puzzle.layout.value_count()) return true;
  Rule same;
  same.lists = houses;
  return same_values_hold(same, puzzle, values);
}

void contribute_region_same_values(const Rule& /*rule*/, const Puzzle& puzzle, Model& model) {
  std::vector<CellIndexes> houses = largest_houses(puzzle);
  if (houses.size() < 2 || static_cast<int>(houses[0].size()) == puzzle.layout.value_count())
    return;
  model.add(SameValues{std::move(houses), false});
}

}  // namespace

extern const std::vector<Kind> same_values_kinds{
    {.name = "SameValues",
     .parameters = same_values_parameters,
     .gesture = Gesture::sets,
     .complete = complete_same_values,
     .holds = same_values_hold,
     .contribute = contribute_same_values,
     .compares_names = same_values_compare_names},
    {.name = "RegionSameValues",
     .role = Role::global,
     .holds = region_same_values_hold,
     .contribute = contribute_region_same_values},
};

}  // namespace ninefold::variants
