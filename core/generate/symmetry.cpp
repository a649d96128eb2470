#include "core/generate/symmetry.hpp"

#include <algorithm>
#include <array>

namespace ninefold::generate {

namespace {

constexpr std::array<std::string_view, 10> names{
    "none",     "half-turn",     "quarter-turn", "left-right", "top-bottom",
    "diagonal", "anti-diagonal", "mirrors",      "diagonals",  "full"};

/// Where a cell goes, by row and column on a board whose last row is `last`.
struct Place {
  int row;
  int column;
};
using Motion = Place (*)(Place from, int last);

Place half_turn(Place from, int last) { return {last - from.row, last - from.column}; }
Place quarter_turn(Place from, int last) { return {from.column, last - from.row}; }
Place left_right(Place from, int last) { return {from.row, last - from.column}; }
Place top_bottom(Place from, int last) { return {last - from.row, from.column}; }
Place diagonal(Place from, int /*last*/) { return {from.column, from.row}; }
Place anti_diagonal(Place from, int last) { return {last - from.column, last - from.row}; }

/// Motions from which all of a symmetry can be put together.
std::vector<Motion> motions_of(Symmetry symmetry) {
  switch (symmetry) {
    case Symmetry::none: return {};
    case Symmetry::half_turn: return {half_turn};
    case Symmetry::quarter_turn: return {quarter_turn};
    case Symmetry::left_right: return {left_right};
    case Symmetry::top_bottom: return {top_bottom};
    case Symmetry::diagonal: return {diagonal};
    case Symmetry::anti_diagonal: return {anti_diagonal};
    case Symmetry::mirrors: return {left_right, top_bottom};
    case Symmetry::diagonals: return {diagonal, anti_diagonal};
    case Symmetry::full: return {quarter_turn, left_right};
  }
  return {};
}

void add_images(Shape shape, std::span<const Motion> motions, Cell cell, CellSet& group) {
  if (group.contains(cell)) return;
  group.insert(cell);
  for (const Motion motion : motions) {
    const Place to = motion({shape.row_of(cell), shape.column_of(cell)}, shape.size() - 1);
    add_images(shape, motions, shape.cell(to.row, to.column), group);
  }
}

}  // namespace

std::span<const std::string_view> symmetry_names() { return names; }

std::optional<Symmetry> symmetry_named(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Symmetry>(found - names.begin());
}

std::vector<CellSet> cell_groups(Shape shape, Symmetry symmetry) {
  const std::vector<Motion> motions = motions_of(symmetry);
  std::vector<CellSet> groups;
  CellSet grouped;
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (grouped.contains(cell)) continue;
    CellSet group;
    add_images(shape, motions, cell, group);
    grouped |= group;
    groups.push_back(group);
  }
  return groups;
}

}  // namespace ninefold::generate
