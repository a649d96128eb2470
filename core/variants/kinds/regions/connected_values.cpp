// ConnectedValues: the cells with certain values are connected.

#include "core/variants/kinds/regions/adjacent_cells.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 3> connected_parameters{{
    {.name = "group", .kind = ParameterKind::group, .presence = Presence::may_be_empty},
    {.name = "values", .kind = ParameterKind::values},
    {.name = "size", .presence = Presence::may_be_empty, .most = most_cells},
}};

// The size, or 0 for any, comes first in `numbers`.
std::optional<RuleError> complete_connected(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  Numbers& numbers = rules.back().numbers;
  std::rotate(numbers.begin(), numbers.end() - 1, numbers.end());
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
  model.add(std::move(connected));
}

}  // namespace

extern const std::vector<Kind> connected_values_kinds{
    {.name = "ConnectedValues",
     .role = Role::global,
     .parameters = connected_parameters,
     .complete = complete_connected,
     .holds = connected_holds,
     .contribute = contribute_connected},
};

}  // namespace ninefold::variants
