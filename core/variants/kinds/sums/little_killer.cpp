// LittleKiller: the sum of a diagonal, which its first cell names.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_little_killer(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> sum = arguments.number(0, 0, largest_sum);
  if (!sum) return arguments.problem;
  const std::optional<CellIndex> start = arguments.cell(1);
  if (!start) return arguments.problem;
  const Layout& layout = arguments.layout();
  std::map<CellIndex, CellIndexes> diagonals;
  std::set<CellIndexes> seen;
  const auto add = [&](int row, int column, int down, int right) {
    CellIndexes cells;
    while (const std::optional<CellIndex> cell = layout.at(Place{0, row, column})) {
      cells.push_back(*cell);
      row += down;
      column += right;
    }
    CellIndexes sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    if (cells.size() > 1 && seen.insert(sorted).second) diagonals[cells[0]] = cells;
  };
  for (int row = 0; row + 1 < layout.rows; ++row) add(row, 0, 1, 1);
  for (int row = 1; row + 1 < layout.rows; ++row) add(row, layout.columns - 1, -1, -1);
  for (int column = 1; column < layout.columns; ++column) add(0, column, 1, -1);
  for (int column = 1; column + 1 < layout.columns; ++column) add(layout.rows - 1, column, -1, 1);
  const auto found = diagonals.find(*start);
  if (found == diagonals.end()) return arguments.error(1, "the cell at which a diagonal begins");
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(*sum);
  rule.cells = found->second;
  return std::nullopt;
}

bool little_killer_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return sum_of(rule.cells, values) == rule.numbers[0];
}

void contribute_little_killer(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.sum(terms_of(rule.cells), rule.numbers[0]);
}

std::string first_cell_key(const Rule& rule) { return std::to_string(rule.cells[0]); }

}  // namespace

extern const std::vector<Kind> little_killer_kinds{
    {.name = "LittleKiller",
     .read = read_little_killer,
     .holds = little_killer_holds,
     .contribute = contribute_little_killer,
     .key = first_cell_key},
};

}  // namespace ninefold::variants
