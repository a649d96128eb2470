#include "core/propagators/domains/cliques.hpp"

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

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

// The one of some cells that sees most of them, the first one of several; nothing of none. `seen`
// has a row for each cell, of which bits are set as in `open`.
std::optional<std::size_t> best_of(std::span<const std::uint64_t> open,
                                   std::span<const std::uint64_t> seen) {
  std::optional<std::size_t> best;
  int most = -1;
  for (std::size_t place = 0; place < open.size(); ++place) {
    for (std::uint64_t rest = open[place]; rest != 0; rest &= rest - 1) {
      const std::size_t cell = place * 64 + static_cast<std::size_t>(std::countr_zero(rest));
      int count = 0;
      for (std::size_t word = 0; word < open.size(); ++word)
        count += std::popcount(open[word] & seen[cell * open.size() + word]);
      if (count <= most) continue;
      most = count;
      best = cell;
    }
  }
  return best;
}

}  // namespace

std::vector<CellIndexes> cliques_among(CellIndexes left, int value_count, const Peers& peers) {
  std::vector<CellIndexes> cliques;
  // Of cells that all see each other the first one is the best, each time.
  if (!left.empty() && may_be_one(left.size(), value_count) && peers.all_differ(left)) {
    cliques.push_back(std::move(left));
    return cliques;
  }
  // Cells by their numbers in the list from here on, a bit each.
  const std::size_t width = (left.size() + 63) / 64;
  std::vector<std::uint64_t> seen(left.size() * width);
  for (std::size_t i = 0; i < left.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!peers.differ(left[i], left[j])) continue;
      seen[i * width + j / 64] |= std::uint64_t{1} << (j % 64);
      seen[j * width + i / 64] |= std::uint64_t{1} << (i % 64);
    }
  }
  std::vector<std::uint64_t> among(2 * width);
  const std::span<std::uint64_t> free(among.data(), width);          // in no clique yet
  const std::span<std::uint64_t> open(among.data() + width, width);  // seen by all of a clique
  for (std::size_t i = 0; i < left.size(); ++i) free[i / 64] |= std::uint64_t{1} << (i % 64);
  for (std::size_t first = 0; first < left.size();) {
    if ((free[first / 64] >> (first % 64) & 1) == 0) {
      ++first;
      continue;
    }
    CellIndexes& clique = cliques.emplace_back();
    std::copy(free.begin(), free.end(), open.begin());
    while (static_cast<int>(clique.size()) < value_count &&
           binomial(value_count, static_cast<int>(clique.size()) + 1) <= most_sets) {
      const std::optional<std::size_t> best = best_of(open, seen);
      if (!best) break;
      clique.push_back(left[*best]);
      free[*best / 64] &= ~(std::uint64_t{1} << (*best % 64));
      for (std::size_t word = 0; word < width; ++word) open[word] &= seen[*best * width + word];
    }
    if (!clique.empty()) continue;
    clique.push_back(left[first]);
    free[first / 64] &= ~(std::uint64_t{1} << (first % 64));
  }
  return cliques;
}

}  // namespace ninefold::variants
