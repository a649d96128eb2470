// Cage: values differ; with a number, that is their sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_cage(Arguments& arguments, std::vector<Rule>& rules) {
  int sum = 0;
  if (arguments.has(0)) {
    const std::optional<int> written = arguments.number(0, 0, largest_sum);
    if (!written) return arguments.problem;
    sum = *written;
  }
  std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(sum);
  rule.cells = std::move(*cells);
  return std::nullopt;
}

// A cell that is listed twice counts twice in the sum and once among what differs.
CellIndexes once_each(CellIndexes cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

bool cage_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  if (!all_different(values_of(once_each(rule.cells), values))) return false;
  return rule.numbers[0] == 0 || sum_of(rule.cells, values) == rule.numbers[0];
}

void contribute_cage(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const CellIndexes cells = once_each(rule.cells);
  model.differ(cells);
  if (rule.numbers[0] == 0) {
    if (cells.size() > 2) model.differ_with_any_values(cells);
    return;
  }
  model.sum(terms_of(rule.cells), rule.numbers[0]);
  if (cells.size() != rule.cells.size()) return;
  const int size = static_cast<int>(cells.size());
  if (size > 2 && size <= model.value_count) {
    model.differ_with(cells, [&](Mask set) {
      return sum_of_positions(set) + size * model.lowest == rule.numbers[0];
    });
  }
}

}  // namespace

extern const std::vector<Kind> cage_kinds{
    {.name = "Cage", .read = read_cage, .holds = cage_holds, .contribute = contribute_cage},
};

}  // namespace ninefold::variants
