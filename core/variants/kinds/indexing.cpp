// Values that say where another value stands.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

// ---- Indexing: the value of a cell says in which cell of its row its column's number stands, or
// in which cell of its column its row's number.

constexpr std::array<std::string_view, 2> indexing_words{{"C", "R"}};
constexpr std::array<Parameter, 2> indexing_parameters{{
    {.name = "index", .kind = ParameterKind::word, .words = indexing_words},
    some_cells[0],
}};

std::optional<RuleError> complete_indexing(Arguments& arguments, std::vector<Rule>& rules) {
  const Layout& layout = arguments.layout();
  Rule& rule = rules.back();
  const bool along_row = rule.numbers[0] == 0;
  rule.numbers.clear();
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    const Place place = layout.place(rule.cells[i]);
    if (place.group != 0) return arguments.error(i + 1, "a cell of the grid");
    // The number that is looked for, and the cells in which it may stand.
    rule.numbers.push_back(along_row ? place.column + 1 : place.row + 1);
    rule.lists.push_back(along_row ? layout.row(place.row) : layout.column(place.column));
  }
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

void contribute_indexing(const Rule& rule, const Puzzle& puzzle, Model& model) {
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    Mask places = 0;
    const CellIndexes& line = rule.lists[i];
    const int number = rule.numbers[i];
    // Where a line holds the number once at most, it stands nowhere but at the place that is named.
    // Where all cells across the lines name places, their houses tell so, and the relations cost
    // more than they find.
    const auto alike = std::count(rule.numbers.begin(), rule.numbers.end(), number);
    const bool is_only_there =
        !puzzle.layout.is_raw && static_cast<std::size_t>(alike) < line.size();
    for (int place = 1; place <= static_cast<int>(line.size()); ++place) {
      places |= model.mask(place);
      model.relate(rule.cells[i], line[static_cast<std::size_t>(place - 1)], [&](int a, int b) {
        return a == place ? b == number : !is_only_there || b != number;
      });
    }
    model.restrict(rule.cells[i], places);
  }
}

// ---- ValueIndexing: the first value stands so many cells after the second as that one says.

constexpr std::array<Parameter, 1> value_indexing_parameters{{
    {.name = "cells", .kind = ParameterKind::cells, .least = 3},
}};

bool value_indexing_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const int place = values[rule.cells[1]];
  return place >= 1 && place + 1 < static_cast<int>(rule.cells.size()) &&
         values[rule.cells[static_cast<std::size_t>(place + 1)]] == values[rule.cells[0]];
}

void contribute_value_indexing(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.add(Element{
      rule.cells[1], rule.cells[0], {rule.cells.begin() + 2, rule.cells.end()}, 1 - model.lowest});
}

}  // namespace

extern const std::vector<Kind> indexing_kinds{
    {.name = "Indexing",
     .parameters = indexing_parameters,
     .gesture = Gesture::mark,
     .complete = complete_indexing,
     .holds = indexing_holds,
     .contribute = contribute_indexing},
    {.name = "ValueIndexing",
     .parameters = value_indexing_parameters,
     .gesture = Gesture::line,
     .holds = value_indexing_holds,
     .contribute = contribute_value_indexing},
};

}  // namespace ninefold::variants
