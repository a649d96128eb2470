#include "core/engine/wide/program/derived/tight_sums.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

namespace {

constexpr int parts_of_range = 4;
// Cells that find no room in these count as if they differed from none.
constexpr std::size_t most_cliques = 32;

// Cells that all see each other, put together as they come: the best cliques would take longer to
// find than such a sum saves.
struct FirstFit {
  std::array<std::array<CellIndex, most_values>, most_cliques> cells;
  std::array<std::size_t, most_cliques> sizes;
  std::size_t count = 0;

  // Adds a cell to the first clique of which it sees all cells, and tells how many these are.
  int add(CellIndex cell, std::size_t value_count, const Peers& peers) {
    std::size_t at = 0;
    const auto fits = [&] {
      const auto own = std::span(cells[at]).first(sizes[at]);
      return own.size() < value_count && std::all_of(own.begin(), own.end(), [&](CellIndex other) {
               return peers.differ(other, cell);
             });
    };
    while (at < count && !fits()) ++at;
    if (at == most_cliques) return 0;
    if (at == count) sizes[count++] = 0;
    cells[at][sizes[at]] = cell;
    return static_cast<int>(sizes[at]++);
  }
};

}  // namespace

bool is_tight(std::span<const Sum::Term> terms, int total, const Model& model, const Peers& peers) {
  int least = 0;
  int most = 0;
  for (const int sign : {1, -1}) {
    FirstFit cliques;
    for (const Sum::Term& term : terms) {
      if (term.coefficient != sign) continue;
      const int before = cliques.add(term.cell, static_cast<std::size_t>(model.value_count), peers);
      const int low = model.lowest + before;
      const int high = model.highest() - before;
      least += sign > 0 ? low : -high;
      most += sign > 0 ? high : -low;
    }
  }
  return parts_of_range * std::min(total - least, most - total) < most - least;
}

}  // namespace ninefold::variants
