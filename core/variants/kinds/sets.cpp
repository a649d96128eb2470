// Which values cells hold together, and how often: quadruples, counting circles, same values.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <bitset>
#include <charconv>
#include <map>
#include <set>

namespace ninefold::variants {

namespace {

int count_in(const CellIndexes& cells, std::span<const int> values, int value) {
  return static_cast<int>(std::count_if(cells.begin(), cells.end(),
                                        [&](CellIndex cell) { return values[cell] == value; }));
}

constexpr std::uint64_t exactly(int count) {
  return count < 0 || count > 63 ? 0 : std::uint64_t{1} << count;
}
constexpr std::uint64_t at_least(int count) {
  return count <= 0 ? ~std::uint64_t{0} : count > 63 ? 0 : ~((std::uint64_t{1} << count) - 1);
}

// ---- RellikCage: values differ, and none of their subsets has the sum.

std::optional<RuleError> read_rellik(Arguments& arguments, std::vector<Rule>& rules) {
  return read_number_and_cells(arguments, rules, 0, 1000);
}

// The sums of all subsets of different values, the empty one too, as bits up to 200.
bool some_subset_sums_to(const std::vector<int>& values, int sum) {
  constexpr std::size_t most = 256;  // different values add up to less
  std::bitset<most> sums;
  for (const int value : values) {
    const auto place = static_cast<std::size_t>(value);
    sums |= sums << place;
    sums.set(place);
  }
  return sum >= 0 && static_cast<std::size_t>(sum) < most && sums[static_cast<std::size_t>(sum)];
}

bool rellik_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const std::vector<int> inside = values_of(rule.cells, values);
  return rule.numbers[0] != 0 && all_different(inside) &&
         !some_subset_sums_to(inside, rule.numbers[0]);
}

std::vector<int> values_in(Mask set, int lowest) {
  std::vector<int> values;
  for (Mask rest = set; rest != 0; rest = without_lowest(rest))
    values.push_back(lowest_of(rest) + lowest);
  return values;
}

bool has_repeats(CellIndexes cells) {
  std::sort(cells.begin(), cells.end());
  return std::adjacent_find(cells.begin(), cells.end()) != cells.end();
}

void contribute_rellik(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (rule.numbers[0] == 0 || has_repeats(rule.cells)) {
    model.is_impossible = true;
    return;
  }
  model.differ_with(rule.cells, [&](Mask set) {
    return !some_subset_sums_to(values_in(set, model.lowest), rule.numbers[0]);
  });
}

// ---- EqualityCage: as many even values as odd ones, as many low as high.

bool equality_holds_for(const std::vector<int>& inside, int lowest, int highest) {
  const int half = (highest - lowest + 1) / 2;
  int even = 0;
  int low = 0;
  int high = 0;
  for (const int value : inside) {
    even += value % 2 == 0 ? 1 : 0;
    low += value < lowest + half ? 1 : 0;
    high += value > highest - half ? 1 : 0;
  }
  const int size = static_cast<int>(inside.size());
  return size % 2 == 0 && 2 * even == size && 2 * low == size && 2 * high == size &&
         all_different(inside);
}

bool equality_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  return equality_holds_for(values_of(rule.cells, values), puzzle.layout.lowest,
                            puzzle.layout.highest);
}

void contribute_equality(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  if (has_repeats(rule.cells)) {
    model.is_impossible = true;
    return;
  }
  model.differ_with(rule.cells, [&](Mask set) {
    return equality_holds_for(values_in(set, model.lowest), model.lowest, model.highest());
  });
}

// ---- SameValues: sets of equal size that hold the same values equally often.

std::optional<RuleError> read_same_values(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> count = arguments.number(0, 1, most_cells);
  if (!count) return arguments.problem;
  const std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  const std::size_t sets = std::min(static_cast<std::size_t>(*count), cells->size());
  if (cells->size() % sets != 0)
    return arguments.error(0, "a number of sets that divides the number of cells");
  Rule& rule = rules.emplace_back();
  const std::size_t size = cells->size() / sets;
  for (std::size_t i = 0; i < cells->size(); i += size) {
    rule.lists.emplace_back(cells->begin() + static_cast<std::ptrdiff_t>(i),
                            cells->begin() + static_cast<std::ptrdiff_t>(i + size));
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
  model.same_values.push_back({rule.lists, false});
}

// ---- RegionSameValues: all houses of the largest size hold the same set.

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
  model.same_values.push_back({std::move(houses), false});
}

// ---- ContainAtLeast, ContainExact, LookAndSay, Quad: how often values occur.
// `numbers` holds pairs of a value and a count.

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
    if (!is_new && count > 0 && place->second > 0)
      return arguments.error(0, "one count for each value");
    if (!is_new && count != place->second) return arguments.error(0, "one count for each value");
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

// ---- CountingCircles: a value that occurs does so as often as it itself says.

bool circles_hold(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return std::all_of(rule.cells.begin(), rule.cells.end(), [&](CellIndex cell) {
    return count_in(rule.cells, values, values[cell]) == values[cell];
  });
}

void contribute_circles(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  ValueCounts counts;
  counts.cells = rule.cells;
  for (int value = model.lowest; value <= model.highest(); ++value) {
    counts.allowed.push_back({model.mask(value), exactly(0) | (value > 0 ? exactly(value) : 0)});
  }
  const unsigned end = 1U << model.value_count;
  for (unsigned set = 1; set < end; ++set) {
    const auto mask = static_cast<Mask>(set);
    if ((mask & model.mask(0)) != 0) continue;
    if (sum_of_positions(mask) + count_of(mask) * model.lowest ==
        static_cast<int>(rule.cells.size()))
      counts.sets.push_back(mask);
  }
  if (counts.sets.empty()) model.is_impossible = true;
  model.value_counts.push_back(std::move(counts));
}

// ---- CountDistinct: the first value is the number of different values among the others.

std::optional<RuleError> read_control_and_cells(Arguments& arguments, std::vector<Rule>& rules) {
  std::optional<CellIndexes> cells = arguments.cells(0, 2);
  if (!cells) return arguments.problem;
  rules.emplace_back().cells = std::move(*cells);
  return std::nullopt;
}

bool count_distinct_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  std::set<int> different;
  for (std::size_t i = 1; i < rule.cells.size(); ++i) different.insert(values[rule.cells[i]]);
  return values[rule.cells[0]] == static_cast<int>(different.size());
}

void contribute_count_distinct(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.distinct_counts.push_back(
      {rule.cells[0], {rule.cells.begin() + 1, rule.cells.end()}, model.lowest});
}

}  // namespace

extern const std::vector<Kind> sets_kinds{
    {.name = "RellikCage",
     .read = read_rellik,
     .holds = rellik_holds,
     .contribute = contribute_rellik},
    {.name = "EqualityCage",
     .read = read_cells,
     .holds = equality_holds,
     .contribute = contribute_equality},
    {.name = "SameValues",
     .read = read_same_values,
     .holds = same_values_hold,
     .contribute = contribute_same_values},
    {.name = "RegionSameValues",
     .role = Role::global,
     .read = read_nothing,
     .holds = region_same_values_hold,
     .contribute = contribute_region_same_values},
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
    {.name = "CountingCircles",
     .read = read_cells,
     .holds = circles_hold,
     .contribute = contribute_circles},
    {.name = "CountDistinct",
     .read = read_control_and_cells,
     .holds = count_distinct_holds,
     .contribute = contribute_count_distinct},
};

}  // namespace ninefold::variants
