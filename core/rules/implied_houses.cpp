#include "core/rules/implied_houses.hpp"

#include "core/board/geometry.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

namespace ninefold {

namespace {

/// More are none of any rules that people use, and each takes time in every node of a search.
constexpr std::size_t most_houses = 16;

/// What cells leave of the lines in which they lie, where those are so many; otherwise nothing.
CellSet rest_of_lines(std::span<const CellSet> lines, const CellSet& taken, int count) {
  CellSet rest;
  for (const CellSet& line : lines) {
    if ((line & taken).empty()) continue;
    rest |= line;
    --count;
  }
  return count == 0 ? rest.without(taken) : CellSet{};
}

}  // namespace

std::vector<CellSet> implied_houses(const Constraints& constraints) {
  // Of a board without boxes all its regions would be looked at, of which the search knows more.
  if (constraints.extra_houses.empty() || !constraints.has_boxes) return {};
  const Shape shape = constraints.shape;
  const auto size = static_cast<std::size_t>(shape.size());
  std::vector<CellSet> known(3 * size);  // rows, columns and boxes first
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    known[static_cast<std::size_t>(shape.row_of(cell))].insert(cell);
    known[size + static_cast<std::size_t>(shape.column_of(cell))].insert(cell);
    known[2 * size + static_cast<std::size_t>(shape.box_of(cell))].insert(cell);
  }
  const std::vector<CellSet> lines(known.begin(),
                                   known.begin() + static_cast<std::ptrdiff_t>(2 * size));
  for (const Constraints::House& house : constraints.extra_houses) {
    CellSet& cells = known.emplace_back();
    for (const Cell cell : house) cells.insert(cell);
  }
  const std::size_t given = known.size();
  for (std::size_t next = 3 * size; next < std::min(known.size(), 3 * size + most_houses); ++next) {
    // Before the first of them a house is taken alone.
    for (std::size_t before = 3 * size - 1; before < next; ++before) {
      const bool is_alone = before < 3 * size;
      const CellSet other = is_alone ? CellSet{} : known[before];
      if (!(other & known[next]).empty()) continue;
      for (const std::size_t first : {std::size_t{0}, size}) {
        const CellSet rest = rest_of_lines(std::span(lines).subspan(first, size),
                                           known[next] | other, is_alone ? 2 : 3);
        if (!rest.empty() && std::find(known.begin(), known.end(), rest) == known.end())
          known.push_back(rest);
      }
    }
  }
  known.erase(known.begin(), known.begin() + static_cast<std::ptrdiff_t>(given));
  return known;
}

}  // namespace ninefold
