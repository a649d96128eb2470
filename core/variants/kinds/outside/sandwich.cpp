// Sandwich, Lunchbox: the sum of the values between the smallest and the largest.

#include "core/variants/line_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_sandwich(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> sum = arguments.number(0, 0, 10000);
  if (!sum) return arguments.problem;
  std::optional<CellIndexes> line = read_line(arguments, 1);
  if (!line) return arguments.problem;
  if (arguments.count() > 2) return arguments.error(2, "no third argument");
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(*sum);
  rule.cells = std::move(*line);
  return std::nullopt;
}

std::optional<RuleError> read_lunchbox(Arguments& arguments, std::vector<Rule>& rules) {
  return read_number_and_cells(arguments, rules, 0, 10000);
}

bool sandwich_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> line = values_of(rule.cells, values);
  if (line.size() < 2 || !all_different(line)) return false;
  auto first = std::min_element(line.begin(), line.end());
  auto last = std::max_element(line.begin(), line.end());
  if (last < first) std::swap(first, last);
  int sum = 0;
  for (auto next = first + 1; next != last; ++next) sum += *next;
  return sum == rule.numbers[0];
}

void contribute_sandwich(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const int length = static_cast<int>(rule.cells.size());
  if (length < 2 || length > model.value_count) {
    model.is_impossible = true;
    return;
  }
  if (length > 2) {
    model.differ_with_any_values(rule.cells);
  } else {
    model.differ(rule.cells);
  }
  model.sandwiches.push_back(
      Sandwich::of(rule.cells, rule.numbers[0], model.lowest, model.value_count));
}

}  // namespace

extern const std::vector<Kind> sandwich_kinds{
    {.name = "Sandwich",
     .read = read_sandwich,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich,
     .key = line_key},
    {.name = "Lunchbox",
     .read = read_lunchbox,
     .holds = sandwich_holds,
     .contribute = contribute_sandwich},
};

}  // namespace ninefold::variants
