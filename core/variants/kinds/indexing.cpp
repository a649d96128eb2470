// Values that say where another value stands.

#include "core/variants/puzzle.hpp"

namespace ninefold::variants {

namespace {

// ---- Indexing: the value of a cell says in which cell of its row its column's number stands, or
// in which cell of its column its row's number.

std::optional<RuleError> read_indexing(Arguments& arguments, std::vector<Rule>& rules) {
  const bool is_there = arguments.has(0) && (arguments.text(0) == "C" || arguments.text(0) == "R");
  if (!is_there) return arguments.error(0, "C or R");
  const std::optional<CellIndexes> cells = arguments.cells(1);
  if (!cells) return arguments.problem;
  const Layout& layout = arguments.layout();
  Rule& rule = rules.emplace_back();
  const bool along_row = arguments.text(0) == "C";
  for (std::size_t i = 0; i < cells->size(); ++i) {
    const Place place = layout.place((*cells)[i]);
    if (place.group != 0) return arguments.error(i + 1, "a cell of the grid");
    // The number that is looked for, and the cells in which it may stand.
    rule.numbers.push_back(along_row ? place.column + 1 : place.row + 1);
    rule.lists.push_back(along_row ? layout.row(place.row) : layout.column(place.column));
  }
  rule.cells = *cells;
  return std::nullopt;
}

bool indexing_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    const int place = values[rule.cells[i]];
    if (place < 1 || place > static_cast<int>(rule.lists[i].size())) return false;
    if (values[rule.lists[i][static_cast<std::size_t>(place - 1)]] != rule.numbers[i]) return false;
  }
  return true;
}

void contribute_indexing(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    Mask places = 0;
    const CellIndexes& line = rule.lists[i];
    for (int place = 1; place <= static_cast<int>(line.size()); ++place) {
      places |= model.mask(place);
      model.relate(rule.cells[i], line[static_cast<std::size_t>(place - 1)],
                   [&](int a, int b) { return a != place || b == rule.numbers[i]; });
    }
    model.restrict(rule.cells[i], places);
  }
}

// ---- ValueIndexing: the first value stands so many cells after the second as that one says.

std::optional<RuleError> read_value_indexing(Arguments& arguments, std::vector<Rule>& rules) {
  std::optional<CellIndexes> cells = arguments.cells(0, 3);
  if (!cells) return arguments.problem;
  rules.emplace_back().cells = std::move(*cells);
  return std::nullopt;
}

bool value_indexing_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int place = values[rule.cells[1]];
  return place >= 1 && place + 1 < static_cast<int>(rule.cells.size()) &&
         values[rule.cells[static_cast<std::size_t>(place + 1)]] == values[rule.cells[0]];
}

void contribute_value_indexing(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.elements.push_back(
      {rule.cells[1], rule.cells[0], {rule.cells.begin() + 2, rule.cells.end()}, 1 - model.lowest});
}

}  // namespace

extern const std::vector<Kind> indexing_kinds{
    {.name = "Indexing",
     .read = read_indexing,
     .holds = indexing_holds,
     .contribute = contribute_indexing},
    {.name = "ValueIndexing",
     .read = read_value_indexing,
     .holds = value_indexing_holds,
     .contribute = contribute_value_indexing},
};

}  // namespace ninefold::variants
