// ConnectedValues: the cells with certain values are connected.

#include "core/variants/kinds/regions/adjacent_cells.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

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

}  // namespace

extern const std::vector<Kind> connected_values_kinds{
    {.name = "ConnectedValues",
     .role = Role::global,
     .read = read_connected,
     .holds = connected_holds,
     .contribute = contribute_connected},
};

}  // namespace ninefold::variants
