#include "core/propagators/domains/cliques.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <random>
#include <utility>
#include <vector>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::CellLists;
using variants::Peers;

namespace {

// Cell by cell, as it is said; none has more than `largest` cells.
std::vector<CellIndexes> cliques_by_definition(CellIndexes left, std::size_t largest,
                                               const Peers& peers) {
  std::vector<CellIndexes> cliques;
  while (!left.empty()) {
    CellIndexes clique;
    for (CellIndexes open = left; !open.empty() && clique.size() < largest;) {
      const auto seen_by = [&](CellIndex cell) {
        return std::count_if(open.begin(), open.end(),
                             [&](CellIndex other) { return peers.differ(cell, other); });
      };
      const CellIndex best =
          *std::max_element(open.begin(), open.end(),
                            [&](CellIndex a, CellIndex b) { return seen_by(a) < seen_by(b); });
      clique.push_back(best);
      erase_if(left, [best](CellIndex cell) { return cell == best; });
      erase_if(open, [&](CellIndex cell) { return !peers.differ(cell, best); });
    }
    cliques.push_back(std::move(clique));
  }
  return cliques;
}

}  // namespace

TEST_CASE("Cells are parted into cliques of those that see most", "[variants][propagators]") {
  // How many cells a clique may have at most: of eleven values, four have more than 300 sets.
  constexpr std::array<std::pair<int, std::size_t>, 8> sizes{
      {{1, 1}, {4, 4}, {9, 9}, {10, 10}, {11, 3}, {13, 3}, {14, 2}, {16, 2}}};
  std::mt19937 random(14);
  for (const auto& [value_count, largest] : sizes) {
    for (int round = 0; round < 40; ++round) {
      CAPTURE(value_count, round);
      const std::size_t board = 20 + random() % 120;
      CellIndexes cells(board);
      for (std::size_t cell = 0; cell < board; ++cell) cells[cell] = static_cast<CellIndex>(cell);
      CellLists lists;
      for (std::size_t count = random() % 40; count > 0; --count) {
        std::shuffle(cells.begin(), cells.end(), random);
        lists.add(std::span(cells).first(2 + random() % 11));
      }
      const Peers peers(static_cast<int>(board), lists);
      std::shuffle(cells.begin(), cells.end(), random);
      cells.resize(random() % board);
      CHECK(variants::cliques_among(cells, value_count, peers) ==
            cliques_by_definition(cells, largest, peers));
    }
    // Cells that all see each other, as many as fit and one more.
    CellIndexes all(largest + 1);
    for (std::size_t cell = 0; cell < all.size(); ++cell)
      all[cell] = static_cast<CellIndex>(largest - cell);
    const Peers peers(static_cast<int>(all.size()), CellLists{all});
    CHECK(variants::cliques_among(all, value_count, peers) ==
          cliques_by_definition(all, largest, peers));
    all.pop_back();
    CHECK(variants::cliques_among(all, value_count, peers) == std::vector<CellIndexes>{all});
  }
}
