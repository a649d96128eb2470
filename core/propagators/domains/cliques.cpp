#include "core/propagators/domains/cliques.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// Beyond it, a clique of many values is taken apart into pairs: going through its sets costs more
// than it tells.
constexpr int most_sets = 300;

int binomial(int n, int k) {
  int result = 1;
  for (int i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

}  // namespace

std::vector<CellIndexes> cliques_among(CellIndexes left, int value_count, const Peers& peers) {
  std::vector<CellIndexes> cliques;
  std::vector<std::uint64_t> among(peers.width());
  while (!left.empty()) {
    CellIndexes& clique = cliques.emplace_back();
    CellIndexes open = left;
    while (!open.empty() && static_cast<int>(clique.size()) < value_count &&
           binomial(value_count, static_cast<int>(clique.size()) + 1) <= most_sets) {
      std::fill(among.begin(), among.end(), 0);
      for (const CellIndex cell : open) peers.add(cell, among);
      CellIndex best = open[0];
      int most_seen = -1;
      for (const CellIndex cell : open) {
        int seen = 0;
        for (std::size_t word = 0; word < among.size(); ++word)
          seen += std::popcount(peers.bits(cell)[word] & among[word]);
        if (seen <= most_seen) continue;
        most_seen = seen;
        best = cell;
      }
      clique.push_back(best);
      std::erase_if(open, [&](CellIndex cell) { return !peers.differ(cell, best); });
    }
    if (clique.empty()) clique.push_back(left[0]);
    std::erase_if(left, [&](CellIndex cell) {
      return std::find(clique.begin(), clique.end(), cell) != clique.end();
    });
  }
  return cliques;
}

}  // namespace ninefold::variants
