// ContainAtLeast, ContainExact, LookAndSay, Quad: how often values occur. `numbers` holds pairs of
// a value and a count.

#include "core/variants/kinds/sets/allowed_counts.hpp"
#include "core/variants/puzzle.hpp"

#include <map>

namespace ninefold::variants {

namespace {

std::optional<RuleError> read_contained(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<std::vector<int>> listed = arguments.values(0);
  if (!listed) return arguments.problem;
  std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  std::map<int, int> counts;
  for (const int value : *listed) ++counts[value];
  Rule& rule = rules.emplace_back();
  rule.cells = std::move(*cells);
  for (const auto& [value, count] : counts) rule.numbers.insert(rule.numbers.end(), {value, count});
  return std::nullopt;
}

template <bool is_exact>
bool counts_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 0; i < rule.numbers.size(); i += 2) {
    const int count = count_in(rule.cells, values, rule.numbers[i]);
    if (count < rule.numbers[i + 1] || (is_exact && count > rule.numbers[i + 1])) return false;
  }
  return true;
}

template <bool is_exact>
void contribute_counts(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  ValueCounts counts;
  counts.cells = rule.cells;
  Mask mentioned = 0;
  int sum = 0;
  for (std::size_t i = 0; i < rule.numbers.size(); i += 2) {
    const int count = rule.numbers[i + 1];
    const Mask value = model.mask(rule.numbers[i]);
    counts.allowed.push_back({value, is_exact ? exactly(count) : at_least(count)});
    mentioned |= value;
    sum += count;
  }
  if (sum > static_cast<int>(rule.cells.size())) model.is_impossible = true;
  if (sum == static_cast<int>(rule.cells.size())) {
    for (const CellIndex cell : rule.cells) model.restrict(cell, mentioned);
  }
  model.value_counts.push_back(std::move(counts));
}

std::optional<RuleError> read_look_and_say(Arguments& arguments, std::vector<Rule>& rules) {
  const bool is_there = arguments.has(0) && arguments.text(0).size() % 2 == 0 &&
                        arguments.text(0).find_first_not_of("0123456789") == std::string::npos;
  if (!is_there) return arguments.error(0, "pairs of digits, a count and a value each");
  std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  Rule rule;
  std::map<int, int> counts;
  for (std::size_t i = 0; i < arguments.text(0).size(); i += 2) {
    const int count = arguments.text(0)[i] - '0';
    const int value = arguments.text(0)[i + 1] - '0';
    const bool fits = value >= arguments.layout().lowest && value <= arguments.layout().highest;
    if (!fits) return arguments.error(0, "values of the board");
    const auto [place, is_new] = counts.try_emplace(value, count);
    if (!is_new && (count > 0 || place->second > 0))
      return arguments.error(0, "one count for each value");
  }
  for (const auto& [value, count] : counts) rule.numbers.insert(rule.numbers.end(), {value, count});
  rule.cells = std::move(*cells);
  rules.push_back(std::move(rule));
  return std::nullopt;
}

std::optional<RuleError> read_quad(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<CellIndex> corner = arguments.cell(0);
  if (!corner) return arguments.problem;
  const Place place = arguments.layout().place(*corner);
  Rule rule;
  for (const auto& [down, right] : {std::pair{0, 0}, {0, 1}, {1, 0}, {1, 1}}) {
    const auto cell =
        arguments.layout().at(Place{place.group, place.row + down, place.column + right});
    if (!cell) return arguments.error(0, "a cell with others right of it and below");
    rule.cells.push_back(*cell);
  }
  std::map<int, int> counts;
  for (std::size_t i = 1; i < arguments.count(); ++i) {
    const std::optional<int> value =
        arguments.number(i, arguments.layout().lowest, arguments.layout().highest);
    if (!value) return arguments.problem;
    ++counts[*value];
  }
  for (const auto& [value, count] : counts) rule.numbers.insert(rule.numbers.end(), {value, count});
  rules.push_back(std::move(rule));
  return std::nullopt;
}

std::string quad_key(const Rule& rule) { return std::to_string(rule.cells[0]); }

}  // namespace

extern const std::vector<Kind> contained_values_kinds{
    {.name = "ContainAtLeast",
     .read = read_contained,
     .holds = counts_hold<false>,
     .contribute = contribute_counts<false>},
    {.name = "ContainExact",
     .read = read_contained,
     .holds = counts_hold<true>,
     .contribute = contribute_counts<true>},
    {.name = "LookAndSay",
     .read = read_look_and_say,
     .holds = counts_hold<true>,
     .contribute = contribute_counts<true>},
    {.name = "Quad",
     .read = read_quad,
     .holds = counts_hold<false>,
     .contribute = contribute_counts<false>,
     .key = quad_key},
};

}  // namespace ninefold::variants
