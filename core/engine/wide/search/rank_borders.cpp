#include "core/engine/wide/search/rank_borders.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace ninefold::variants {

namespace {

// Lines that begin at one border go the same way.
int way_of(const CellIndexes& line) { return line[1] - line[0]; }

}  // namespace

RankBorders::RankBorders(const Program& program) {
  for (const FullRank& ranks : program.list<FullRank>()) {
    if (!ranks.has_houses || ranks.lines[0].size() < 2) continue;
    std::map<int, CellIndexes> cells;  // by the way of lines: those with which they begin
    for (const CellIndexes& line : ranks.lines) cells[way_of(line)].push_back(line[0]);
    std::map<int, std::set<int>> clued;  // by value: the ways of its clues
    for (const FullRank::Clue& clue : ranks.clues)
      clued[(clue.rank - 1) / 4].insert(way_of(ranks.lines[clue.line]));
    for (const auto& [value, ways] : clued) {
      for (const auto& [way, border] : cells) {
        if (!ways.contains(way))
          borders_.push_back({border, mask_of(value), static_cast<float>(ways.size())});
      }
    }
  }
}

void RankBorders::choose(const Mask* masks, std::span<const float> weights, float best_score,
                         Branch& best) const {
  for (const Border& border : borders_) {
    std::array<CellIndex, most_values> places{};
    std::size_t count = 0;
    for (const CellIndex cell : border.cells) {
      if ((masks[cell] & border.value) != 0) places[count++] = cell;
    }
    if (count < 2) continue;
    const auto found = std::span(places).first(count);
    const auto heaviest =
        std::max_element(found.begin(), found.end(),
                         [&](CellIndex a, CellIndex b) { return weights[a] < weights[b]; });
    const float score = weights[*heaviest] * border.clues / static_cast<float>(count * count);
    if (score <= best_score) continue;
    best_score = score;
    best = {*heaviest, border.value, static_cast<double>(count), -1, false};
    if (count == 2) best.other = heaviest == found.begin() ? found[1] : found[0];
  }
}

}  // namespace ninefold::variants
