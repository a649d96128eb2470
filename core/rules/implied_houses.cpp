#include "core/rules/implied_houses.hpp"

#include <algorithm>
#include <cstddef>
#include <span>

namespace ninefold {

namespace {

/// Each house costs time in every node of a search, and no rules that people use imply as many.
constexpr std::size_t most_houses = 16;

/// What is left of the lines that `taken` touches, if these are so many; otherwise nothing.
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

std::vector<CellSet> implied_houses(Shape shape, const std::vector<CellSet>& extra) {
  if (extra.empty()) return {};
  const auto size = static_cast<std::size_t>(shape.size());
  std::vector<CellSet> board(3 * size);  // rows, columns, boxes
  for (Cell cell = 0; cell < shape.cell_count(); ++cell) {
    board[static_cast<std::size_t>(shape.row_of(cell))].insert(cell);
    board[size + static_cast<std::size_t>(shape.column_of(cell))].insert(cell);
    board[2 * size + static_cast<std::size_t>(shape.box_of(cell))].insert(cell);
  }
  // One without cells comes first: with it, each house is taken alone.
  std::vector<CellSet> known{CellSet{}};
  known.insert(known.end(), extra.begin(), extra.end());
  for (std::size_t next = 1; next < std::min(known.size(), most_houses); ++next) {
    for (std::size_t before = 0; before < next; ++before) {
      if (!(known[before] & known[next]).empty()) continue;
      const CellSet taken = known[before] | known[next];
      for (const std::size_t first : {std::size_t{0}, size}) {
        const CellSet rest =
            rest_of_lines(std::span(board).subspan(first, size), taken, before == 0 ? 2 : 3);
        const bool is_new = std::find(board.begin(), board.end(), rest) == board.end() &&
                            std::find(known.begin(), known.end(), rest) == known.end();
        if (is_new) known.push_back(rest);
      }
    }
  }
  return {known.begin() + 1 + static_cast<std::ptrdiff_t>(extra.size()), known.end()};
}

}  // namespace ninefold
