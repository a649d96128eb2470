// RegionSumLine: the pieces of the line within each box have one sum.

#include "core/variants/puzzle.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

std::vector<CellIndexes> pieces_of_line(const Rule& rule, const Puzzle& puzzle) {
  std::vector<CellIndexes> regions = puzzle.layout.boxes();
  if (regions.empty()) regions = puzzle.pieces();
  std::vector<CellIndexes> pieces;
  if (regions.empty()) return pieces;
  constexpr std::size_t nowhere = 1000;
  std::size_t before = nowhere + 1;
  for (const CellIndex cell : rule.cells) {
    std::size_t owner = nowhere;
    for (std::size_t i = 0; i < regions.size(); ++i) {
      if (std::find(regions[i].begin(), regions[i].end(), cell) != regions[i].end()) owner = i;
    }
    if (owner != before) pieces.emplace_back();
    before = owner;
    pieces.back().push_back(cell);
  }
  return pieces;
}

bool region_sums_hold(const Rule& rule, const Puzzle& puzzle, std::span<const int> values) {
  std::set<int> sums;
  for (const CellIndexes& piece : pieces_of_line(rule, puzzle)) {
    sums.insert(sum_of(piece, values));
  }
  return sums.size() <= 1;
}

void contribute_region_sums(const Rule& rule, const Puzzle& puzzle, Model& model) {
  const std::vector<CellIndexes> pieces = pieces_of_line(rule, puzzle);
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    for (std::size_t j = i + 1; j < pieces.size(); ++j) {
      std::vector<Sum::Term> terms = terms_of(pieces[i]);
      for (const CellIndex cell : pieces[j]) terms.push_back({cell, -1});
      model.sum(std::move(terms), 0);
    }
  }
}

}  // namespace

extern const std::vector<Kind> region_sum_line_kinds{
    {.name = "RegionSumLine",
     .family = Family::line,
     .parameters = some_cells,
     .gesture = Gesture::line,
     .revisits = true,
     .holds = region_sums_hold,
     .contribute = contribute_region_sums},
};

}  // namespace ninefold::variants
