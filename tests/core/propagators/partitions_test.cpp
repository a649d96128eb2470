// How cells of a grid are parted into cliques, in which a value is once at most.

#include "core/propagators/sets/counting.hpp"
#include "tests/core/propagators/brute_force.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <initializer_list>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellLists;

namespace {

// A square grid's rows, columns and boxes.
Peers peers_of_grid(int side, int box_rows, int box_columns) {
  CellLists houses;
  for (int house = 0; house < side; ++house) {
    CellIndexes row;
    CellIndexes column;
    CellIndexes box;
    for (int i = 0; i < side; ++i) {
      row.push_back(static_cast<CellIndex>(house * side + i));
      column.push_back(static_cast<CellIndex>(i * side + house));
      const int in_row = house / box_rows * box_rows + i / box_columns;
      const int in_column = house % box_rows * box_columns + i % box_columns;
      box.push_back(static_cast<CellIndex>(in_row * side + in_column));
    }
    houses.add(row);
    houses.add(column);
    houses.add(box);
  }
  return Peers(side * side, houses);
}

// Cell by cell into the largest clique that it fits.
std::vector<CellIndexes> parted_in_order(const CellIndexes& order, const Peers& peers) {
  std::vector<CellIndexes> cliques;
  for (const CellIndex cell : order) {
    std::size_t home = cliques.size();
    for (std::size_t i = 0; i < cliques.size(); ++i) {
      CellIndexes with = cliques[i];
      with.push_back(cell);
      if (!peers.all_differ(with)) continue;
      if (home == cliques.size() || with.size() > cliques[home].size() + 1) home = i;
    }
    if (home == cliques.size()) cliques.emplace_back();
    cliques[home].push_back(cell);
  }
  return cliques;
}

// In reading order, by the columns and boxes of a grid of nine, and by the columns of smaller ones,
// each time as they were before where that says nothing.
std::vector<std::vector<CellIndexes>> partitions_by_definition(CellIndexes cells,
                                                               const Peers& peers) {
  std::sort(cells.begin(), cells.end());
  std::vector<std::vector<CellIndexes>> partitions;
  const auto box = [](int cell) { return cell / 9 / 3 * 3 + cell % 9 / 3; };
  for (const std::function<int(int)>& key : std::initializer_list<std::function<int(int)>>{
           [](int cell) { return cell; }, [](int cell) { return cell % 9; }, box,
           [](int cell) { return cell % 6; }, [](int cell) { return cell % 8; }}) {
    std::stable_sort(cells.begin(), cells.end(),
                     [&](CellIndex a, CellIndex b) { return key(a) < key(b); });
    std::vector<CellIndexes> found = parted_in_order(cells, peers);
    const bool is_known =
        std::find(partitions.begin(), partitions.end(), found) != partitions.end();
    if (found.size() < cells.size() && !is_known) partitions.push_back(std::move(found));
  }
  return partitions;
}

}  // namespace

TEST_CASE("Cells of a grid are parted by rows, by columns and by boxes",
          "[variants][propagators]") {
  const Peers nine = peers_of_grid(9, 3, 3);
  // Of two columns, five cells each, and of three boxes.
  const auto of_columns = partitions_of({40, 0, 4, 9, 13, 18, 22, 27, 31, 36}, nine);
  CHECK(of_columns[0] == std::vector<CellIndexes>{{0, 4}, {9, 13}, {18, 22}, {27, 31}, {36, 40}});
  CHECK(of_columns[1] == std::vector<CellIndexes>{{0, 9, 18, 27, 36}, {4, 13, 22, 31, 40}});
  const auto of_boxes = partitions_of({0, 1, 3, 4, 9, 12, 27, 28, 36}, nine);
  const std::vector<CellIndexes> boxes{{0, 9, 1}, {3, 12, 4}, {27, 36, 28}};
  CHECK(std::find(of_boxes.begin(), of_boxes.end(), boxes) != of_boxes.end());
  // Where no two cells see each other there is nothing to tell.
  CHECK(partitions_of({0, 13, 26}, nine).empty());

  std::mt19937 random(15);
  for (const auto& [side, rows, columns] :
       std::initializer_list<std::array<int, 3>>{{9, 3, 3}, {6, 2, 3}, {8, 2, 4}}) {
    const Peers peers = peers_of_grid(side, rows, columns);
    for (int round = 0; round < 100; ++round) {
      CAPTURE(side, round);
      CellIndexes cells = cells_up_to(static_cast<std::size_t>(side * side));
      std::shuffle(cells.begin(), cells.end(), random);
      cells.resize(2 + random() % 14);
      CHECK(partitions_of(cells, peers) == partitions_by_definition(cells, peers));
    }
  }
}
