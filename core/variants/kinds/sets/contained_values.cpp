// ContainAtLeast, ContainExact, LookAndSay, Quad: how often values occur. `numbers` holds pairs of
// a value and a count.

#include "core/variants/kinds/sets/allowed_counts.hpp"
#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> contained_parameters{{
    {.name = "values", .kind = ParameterKind::values, .takes_values_of_any_board = true},
    some_cells[0],
}};

// Digits: a count and a value in turn.
bool read_pairs_of_digits(std::string_view text, Numbers& numbers) {
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return false;
    numbers.push_back(digit - '0');
  }
  return !text.empty() && text.size() % 2 == 0;
}

constexpr std::array<Parameter, 2> look_and_say_parameters{{
    {.name = "counts and values",
     .kind = ParameterKind::text,
     .expected = "pairs of digits, a count and a value each",
     .example = "21",
     .reads = read_pairs_of_digits},
    some_cells[0],
}};
constexpr std::array<Parameter, 2> quad_parameters{{
    {.name = "upper left cell", .kind = ParameterKind::cell},
    {.name = "values", .kind = ParameterKind::each_value, .takes_values_of_any_board = true},
}};

// Values as they are listed, some of them several times, become pairs.
std::optional<RuleError> count_values(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  Numbers listed = std::exchange(rules.back().numbers, {});
  std::sort(listed.begin(), listed.end());
  for (auto next = listed.begin(); next != listed.end();) {
    const auto end = std::upper_bound(next, listed.end(), *next);
    rules.back().numbers.push_back(*next);
    rules.back().numbers.push_back(static_cast<int>(end - next));
    next = end;
  }
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
    // A value that the board lacks occurs nowhere.
    if (value == 0) {
      if (count > 0) model.is_impossible = true;
      continue;
    }
    // Two different counts of a value, one of them none, contradict each other.
    if ((mentioned & value) != 0) model.is_impossible = true;
    counts.allowed.push_back({value, is_exact ? exactly(count) : at_least(count)});
    mentioned |= value;
    sum += count;
  }
  if (sum > static_cast<int>(rule.cells.size())) model.is_impossible = true;
  if (sum == static_cast<int>(rule.cells.size())) {
    for (const CellIndex cell : rule.cells) model.restrict(cell, mentioned);
  }
  if (!counts.allowed.empty()) model.add(std::move(counts));
}

std::optional<RuleError> complete_look_and_say(Arguments& arguments, std::vector<Rule>& rules) {
  const Numbers digits = std::exchange(rules.back().numbers, {});
  std::set<std::pair<int, int>> counts;
  std::set<int> counted;
  for (std::size_t i = 0; i < digits.size(); i += 2) {
    const int count = digits[i];
    const int value = digits[i + 1];
    if (count > 0 && !counted.insert(value).second)
      return arguments.error(0, "one count for each value");
    counts.emplace(value, count);
  }
  Numbers& numbers = rules.back().numbers;
  for (const auto& [value, count] : counts) {
    numbers.push_back(value);
    numbers.push_back(count);
  }
  return std::nullopt;
}

std::optional<RuleError> complete_quad(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  CellIndexes& cells = rules.back().cells;
  const Place place = layout.place(cells[0]);
  for (const auto& [down, right] : {std::pair{0, 1}, {1, 0}, {1, 1}}) {
    const auto cell = layout.at(Place{place.group, place.row + down, place.column + right});
    if (!cell) return arguments.error(0, "a cell with others right of it and below");
    cells.push_back(*cell);
  }
  return count_values(arguments, rules);
}

std::string quad_key(const Rule& rule) { return std::to_string(rule.cells[0]); }

}  // namespace

extern const std::vector<Kind> contained_values_kinds{
    {.name = "ContainAtLeast",
     .parameters = contained_parameters,
     .complete = count_values,
     .holds = counts_hold<false>,
     .contribute = contribute_counts<false>},
    {.name = "ContainExact",
     .parameters = contained_parameters,
     .complete = count_values,
     .holds = counts_hold<true>,
     .contribute = contribute_counts<true>},
    {.name = "LookAndSay",
     .parameters = look_and_say_parameters,
     .complete = complete_look_and_say,
     .holds = counts_hold<true>,
     .contribute = contribute_counts<true>},
    {.name = "Quad",
     .parameters = quad_parameters,
     .gesture = Gesture::corner,
     .complete = complete_quad,
     .holds = counts_hold<false>,
     .contribute = contribute_counts<false>,
     .key = quad_key},
};

}  // namespace ninefold::variants
