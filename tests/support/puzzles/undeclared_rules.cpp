#include "tests/support/puzzles/undeclared_rules.hpp"

#include "core/rules/rule_table.hpp"

#include <algorithm>
#include <array>

namespace ninefold::tests {

namespace {

constexpr std::array<Parameter, 2> sum_parameters{
    {{.name = "sum", .kind = ParameterKind::number, .example = "15", .least = 1, .most = 99},
     {.name = "cells", .kind = ParameterKind::cells, .example = "11.12.13"}}};
constexpr std::array<Parameter, 1> rising_parameters{
    {{.name = "cells", .kind = ParameterKind::cells, .example = "11.12.13", .is_ordered = true}}};
constexpr std::array<Parameter, 1> same_parameters{
    {{.name = "cells", .kind = ParameterKind::cells, .example = "11.12.13"}}};

CellSet filled_of(const CellList& cells, const Grid& grid) {
  CellSet filled;
  for (const Cell cell : cells) {
    if (grid[cell] != empty_cell) filled.insert(cell);
  }
  return filled;
}

/// Broken when the filled cells exceed the sum, or all are filled and miss it.
std::vector<CellSet> find_wrong_sum(const Rule& rule, const Grid& grid) {
  const auto& cells = argument<CellList>(rule, 1);
  const CellSet filled = filled_of(cells, grid);
  int sum = 0;
  for (const Cell cell : filled) sum += grid[cell];
  const int wanted = argument<int>(rule, 0);
  const bool all = filled.count() == static_cast<int>(cells.size());
  if (sum <= wanted && (!all || sum == wanted)) return {};
  return {filled};
}

bool falls(const Rule& rule, Shape /*shape*/, Cell a, Digit x, Cell b, Digit y) {
  const auto& cells = argument<CellList>(rule);
  const auto one = std::find(cells.begin(), cells.end(), a);
  const auto other = std::find(cells.begin(), cells.end(), b);
  if (one == cells.end() || other == cells.end()) return false;
  return one < other ? x >= y : y >= x;
}

std::vector<CellSet> find_differing(const Rule& rule, const Grid& grid) {
  std::vector<CellSet> breaks;
  const auto& cells = argument<CellList>(rule);
  for (std::size_t index = 1; index < cells.size(); ++index) {
    const Cell one = cells[index - 1];
    const Cell other = cells[index];
    if (grid[one] == empty_cell || grid[other] == empty_cell) continue;
    if (grid[one] != grid[other]) breaks.push_back({one, other});
  }
  return breaks;
}

CellList some_cells(Random& random, Shape shape, std::size_t count) {
  CellList cells;
  for (int cell = 0; cell < shape.cell_count(); ++cell) cells.push_back(static_cast<Cell>(cell));
  random.shuffle(cells);
  cells.resize(count);
  return cells;
}

}  // namespace

const RuleType sum_rule{
    .name = "sum", .rank = 1001, .parameters = sum_parameters, .find_breaks = find_wrong_sum};
const RuleType rising_rule{
    .name = "rising", .rank = 1002, .parameters = rising_parameters, .forbids = falls};
const RuleType same_rule{.name = "same",
                         .rank = 1003,
                         .parameters = same_parameters,
                         .find_breaks = find_differing,
                         .exchange = DigitExchange::keeps_rule};

Rule random_undeclared_rule(Random& random, const Grid& solution) {
  const Shape shape = solution.shape();
  const bool fits = random.chance(75);
  CellList cells = some_cells(random, shape, 3);
  switch (random.below(3)) {
    case 0: {
      int sum = 0;
      for (const Cell cell : cells) sum += solution[cell];
      if (!fits) sum = 3 + random.below(3 * shape.size() - 2);
      return make_rule(sum_rule, {sum, cells});
    }
    case 1:
      if (fits) {
        std::sort(cells.begin(), cells.end(),
                  [&solution](Cell one, Cell other) { return solution[one] < solution[other]; });
      }
      return make_rule(rising_rule, {cells});
    default:
      cells.resize(2);
      while (fits && solution[cells[0]] != solution[cells[1]]) {
        cells = some_cells(random, shape, 2);
      }
      return make_rule(same_rule, {cells});
  }
}

}  // namespace ninefold::tests
