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

// Whether a clique of so many cells is made whole.
bool may_be_one(std::size_t size, int value_count) {
  if (size > static_cast<std::size_t>(value_count)) return false;
  for (int count = 1; count <= static_cast<int>(size); ++count) {
    if (binomial(value_count, count) > most_sets) return false;
  }
  return true;
}

}  // namespace

std::vector<CellIndexes> cliques_among(CellIndexes left, int value_count, const Peers& peers) {
  std::vector<CellIndexes> cliques;
  // Of cells that all see each other the first one is the best, each time.
  if (!left.empty() && may_be_one(left.size(), value_count) && peers.all_differ(left)) {
    cliques.push_back(std::move(left));
    return cliques;
  }
  std::vector<std::uint64_t> among(peers.width());
  CellIndexes open;  // of those that are left, what all cells of a clique see
  while (!left.empty()) {
    CellIndexes& clique = cliques.emplace_back();
    open = left;
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
