// LittleKiller: the sum of a diagonal, which its first cell names.

#include "core/variants/puzzle.hpp"

#include <array>

namespace ninefold::variants {

namespace {

// The diagonal that a cell names, which is its first: it goes down and right from the left side, or
// down and left from the upper one; from the right side up and left, and from the lower one up and
// right, unless it ends where it has its name already. The lower corners name none.
std::optional<CellIndexes> diagonal_from(const Layout& layout, CellIndex start) {
  if (start >= layout.grid_size()) return std::nullopt;
  const Place first = layout.place(start);
  const bool is_left = first.column == 0;
  const bool is_right = first.column + 1 == layout.columns;
  const bool is_lower = first.row + 1 == layout.rows;
  const bool goes_down = is_left ? !is_lower : first.row == 0;
  if (!goes_down && (is_left || is_right == is_lower)) return std::nullopt;
  const int down = goes_down ? 1 : -1;
  const int right = is_left || !(goes_down || is_right) ? 1 : -1;
  CellIndexes cells;
  for (Place place = first; const std::optional<CellIndex> cell = layout.at(place);) {
    cells.push_back(*cell);
    place.row += down;
    place.column += right;
  }
  if (cells.size() < 2) return std::nullopt;
  const Place last = layout.place(cells.back());
  if (!goes_down && (is_right ? last.column == 0 : last.row == 0)) return std::nullopt;
  return cells;
}

constexpr std::array<Parameter, 2> little_killer_parameters{{
    {.name = "sum", .least = -largest_sum, .most = largest_sum},
    {.name = "first cell", .kind = ParameterKind::cell},
}};

std::optional<RuleError> complete_little_killer(Arguments& arguments, std::vector<Rule>& rules) {
  CellIndexes& cells = rules.back().cells;
  std::optional<CellIndexes> diagonal = diagonal_from(arguments.layout(), cells[0]);
  if (!diagonal) return arguments.error(1, "the cell at which a diagonal begins");
  cells = std::move(*diagonal);
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

extern const std::vector<Kind> little_killer_kinds{
    {.name = "LittleKiller",
     .family = Family::outside,
     .parameters = little_killer_parameters,
     .gesture = Gesture::diagonal,
     .complete = complete_little_killer,
     .holds = little_killer_holds,
     .contribute = contribute_little_killer,
     .key = first_cell_key},
};

}  // namespace ninefold::variants
