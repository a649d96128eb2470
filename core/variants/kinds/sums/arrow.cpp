// Arrow, DoubleArrow: the circle, or both circles together, is the sum of the shaft.

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

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

void contribute_double_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  std::vector<Sum::Term> terms = terms_of(rule.cells);
  terms.front().coefficient = -1;
  terms.back().coefficient = -1;
  model.sum(std::move(terms), 0);
}

}  // namespace

extern const std::vector<Kind> arrow_kinds{
    {.name = "Arrow",
     .family = Family::arrow,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = arrow_holds,
     .contribute = contribute_arrow},
    {.name = "DoubleArrow",
     .family = Family::arrow,
     .parameters = two_or_more_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = double_arrow_holds,
     .contribute = contribute_double_arrow},
};

}  // namespace ninefold::variants
