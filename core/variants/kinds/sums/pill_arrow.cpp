// PillArrow: the number in the pill is the sum of the shaft.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr std::array<Parameter, 2> pill_parameters{{
    {.name = "cells of the pill", .least = 2, .most = 3},
    two_or_more_cells[0],
}};

std::optional<RuleError> complete_pill(Arguments& arguments, std::vector<Rule>& rules) {
  CellIndexes& cells = rules.back().cells;
  const int size = rules.back().numbers[0];
  if (static_cast<int>(cells.size()) < size)
    return arguments.error(arguments.count(), std::to_string(size) + " cells or more");
  // The pill's cells are read in reading order, each right of or below the one before.
  std::sort(cells.begin(), cells.begin() + size);
  for (int i = 1; i < size; ++i) {
    const Place a = arguments.layout().place(cells[static_cast<std::size_t>(i - 1)]);
    const Place b = arguments.layout().place(cells[static_cast<std::size_t>(i)]);
    const int down = b.row - a.row;
    const int right = b.column - a.column;
    const bool is_step = a.group == b.group && (down == 0 || down == 1) &&
                         (right == 0 || right == 1) && down + right > 0;
    if (!is_step)
      return arguments.error(static_cast<std::size_t>(i) + 1,
                             "cells of a pill, each right of or below the one before");
  }
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

}  // namespace

extern const std::vector<Kind> pill_arrow_kinds{
    {.name = "PillArrow",
     .family = Family::arrow,
     .parameters = pill_parameters,
     .gesture = Gesture::line,
     .revisits = true,
     .complete = complete_pill,
     .holds = pill_holds,
     .contribute = contribute_pill},
};

}  // namespace ninefold::variants
