// Sums of cells: cages, arrows, little killers, equal sums.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <numeric>
#include <set>

namespace ninefold::variants {

namespace {

constexpr int largest_sum = 1000000;

std::vector<Sum::Term> terms_of(const CellIndexes& cells, int coefficient = 1) {
  std::vector<Sum::Term> terms;
  for (const CellIndex cell : cells) terms.push_back({cell, coefficient});
  return terms;
}

int sum_of(const CellIndexes& cells, std::span<const int> values) {
  int sum = 0;
  for (const CellIndex cell : cells) sum += values[cell];
  return sum;
}

// ---- Cage: values differ; with a number, that is their sum.

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
    if (cells.size() > 2) model.differ_with(cells, [](Mask) { return true; });
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

// ---- Sum: of cells with coefficients, which may hold equal values.

std::optional<RuleError> read_sum(Arguments& arguments, std::vector<Rule>& rules) {
  if (arguments.count() == 0) return arguments.error(0, "a sum");
  std::vector<int> numbers;
  bool has_coefficients = false;
  std::string_view rest = arguments.text(0);
  for (bool more = true; more;) {
    const std::size_t end = rest.find('_');
    const std::string_view part = rest.substr(0, end);
    if (part == "=" && numbers.size() == 1) {
      has_coefficients = true;
    } else {
      int number = 0;
      const auto [stop, code] = std::from_chars(part.data(), part.data() + part.size(), number);
      const bool fits = code == std::errc{} && stop == part.data() + part.size() &&
                        std::abs(number) <= (numbers.empty() ? largest_sum : 100);
      if (!fits)
        return arguments.error(
            0, "a sum, or a sum, = and a coefficient for each cell, such as 10_=_1_-1");
      numbers.push_back(number);
    }
    more = end != std::string_view::npos;
    if (more) rest.remove_prefix(end + 1);
  }
  std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  if (!has_coefficients) numbers.resize(1);
  if (has_coefficients && numbers.size() != cells->size() + 1) {
    return arguments.error(
        0, "as many coefficients as cells, which are " + std::to_string(cells->size()));
  }
  if (!has_coefficients) numbers.resize(cells->size() + 1, 1);
  Rule& rule = rules.emplace_back();
  rule.numbers = std::move(numbers);
  rule.cells = std::move(*cells);
  return std::nullopt;
}

bool sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int sum = 0;
  for (std::size_t i = 0; i < rule.cells.size(); ++i)
    sum += rule.numbers[i + 1] * values[rule.cells[i]];
  return sum == rule.numbers[0];
}

void contribute_sum(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Sum::Term> terms;
  for (std::size_t i = 0; i < rule.cells.size(); ++i)
    terms.push_back({rule.cells[i], rule.numbers[i + 1]});
  model.sum(std::move(terms), rule.numbers[0]);
}

// ---- EqualSum: segments with one sum.

std::optional<RuleError> read_equal_sum(Arguments& arguments, std::vector<Rule>& rules) {
  Rule rule;
  rule.lists.emplace_back();
  for (std::size_t i = 0; i < arguments.count(); ++i) {
    if (arguments.text(i) == "-") {
      rule.lists.emplace_back();
      continue;
    }
    const std::optional<CellIndex> cell = arguments.cell(i);
    if (!cell) return arguments.problem;
    rule.lists.back().push_back(*cell);
  }
  rules.push_back(std::move(rule));
  return std::nullopt;
}

bool equal_sum_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  std::set<int> sums;
  for (const CellIndexes& segment : rule.lists) sums.insert(sum_of(segment, values));
  return sums.size() <= 1;
}

void contribute_equal_sum(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.lists.size(); ++i) {
    for (std::size_t j = i + 1; j < rule.lists.size(); ++j) {
      std::vector<Sum::Term> terms = terms_of(rule.lists[i]);
      for (const CellIndex cell : rule.lists[j]) terms.push_back({cell, -1});
      model.sum(std::move(terms), 0);
    }
  }
}

// ---- Arrows: the circle, both circles or the number in the pill is the sum of the shaft.

bool arrow_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  return 2 * values[rule.cells[0]] == sum_of(rule.cells, values);
}

void contribute_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Sum::Term> terms = terms_of(rule.cells);
  terms[0].coefficient = -1;
  model.sum(std::move(terms), 0);
}

bool double_arrow_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int ends = values[rule.cells.front()];
  int shaft = 0;
  for (std::size_t i = 1; i + 1 < rule.cells.size(); ++i) shaft += values[rule.cells[i]];
  if (rule.cells.size() > 1) ends += values[rule.cells.back()];
  return ends == shaft;
}

std::optional<RuleError> read_double_arrow(Arguments& arguments, std::vector<Rule>& rules) {
  std::optional<CellIndexes> cells = arguments.cells(0, 2);
  if (!cells) return arguments.problem;
  rules.emplace_back().cells = std::move(*cells);
  return std::nullopt;
}

void contribute_double_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Sum::Term> terms = terms_of(rule.cells);
  terms.front().coefficient = -1;
  terms.back().coefficient = -1;
  model.sum(std::move(terms), 0);
}

std::optional<RuleError> read_pill(Arguments& arguments, std::vector<Rule>& rules) {
  const std::optional<int> size = arguments.number(0, 2, 3);
  if (!size) return arguments.problem;
  std::optional<CellIndexes> cells = arguments.cells(1, static_cast<std::size_t>(*size));
  if (!cells) return arguments.problem;
  // The pill's cells are read in reading order, each right of or below the one before.
  std::sort(cells->begin(), cells->begin() + *size);
  for (int i = 1; i < *size; ++i) {
    const Place a = arguments.layout().place((*cells)[static_cast<std::size_t>(i - 1)]);
    const Place b = arguments.layout().place((*cells)[static_cast<std::size_t>(i)]);
    const int down = b.row - a.row;
    const int right = b.column - a.column;
    const bool is_step = a.group == b.group && (down == 0 || down == 1) &&
                         (right == 0 || right == 1) && down + right > 0;
    if (!is_step)
      return arguments.error(static_cast<std::size_t>(i) + 1,
                             "cells of a pill, each right of or below the one before");
  }
  Rule& rule = rules.emplace_back();
  rule.numbers.push_back(*size);
  rule.cells = std::move(*cells);
  return std::nullopt;
}

bool pill_holds(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  const auto size = static_cast<std::size_t>(rule.numbers[0]);
  int number = 0;
  int sum = 0;
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    const int value = values[rule.cells[i]];
    if (i >= size) {
      sum += value;
    } else {
      if (i > 0 && puzzle.layout.highest > 9 && value > 9) return false;
      number = number * 10 + value;
    }
  }
  return number == sum;
}

void contribute_pill(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  const auto size = static_cast<std::size_t>(rule.numbers[0]);
  std::vector<Sum::Term> terms = terms_of(rule.cells);
  int coefficient = -1;
  for (std::size_t i = size; i-- > 0; coefficient *= 10) {
    terms[i].coefficient = coefficient;
    if (i > 0) {
      Mask digits = 0;
      for (int value = 0; value <= 9; ++value) digits |= model.mask(value);
      model.restrict(rule.cells[i], digits);
    }
  }
  model.sum(std::move(terms), 0);
}

// ---- LittleKiller: the sum of a diagonal, which its first cell names.

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

extern const std::vector<Kind> sums_kinds{
    {.name = "Cage", .read = read_cage, .holds = cage_holds, .contribute = contribute_cage},
    {.name = "Sum", .read = read_sum, .holds = sum_holds, .contribute = contribute_sum},
    {.name = "EqualSum",
     .read = read_equal_sum,
     .holds = equal_sum_holds,
     .contribute = contribute_equal_sum},
    {.name = "Arrow", .read = read_cells, .holds = arrow_holds, .contribute = contribute_arrow},
    {.name = "DoubleArrow",
     .read = read_double_arrow,
     .holds = double_arrow_holds,
     .contribute = contribute_double_arrow},
    {.name = "PillArrow", .read = read_pill, .holds = pill_holds, .contribute = contribute_pill},
    {.name = "LittleKiller",
     .read = read_little_killer,
     .holds = little_killer_holds,
     .contribute = contribute_little_killer,
     .key = first_cell_key},
};

}  // namespace ninefold::variants
