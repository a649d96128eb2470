#include "core/board/cell_lists.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <utility>

using ninefold::variants::CellIndex;
using ninefold::variants::CellIndexes;
using ninefold::variants::CellLists;

namespace {

CellIndexes written(std::span<const CellIndex> list) { return {list.begin(), list.end()}; }

}  // namespace

TEST_CASE("Lists of cells are kept as they are written, the empty ones too", "[board]") {
  CellLists lists;
  CHECK(lists.empty());
  lists.add(std::array<CellIndex, 2>{3, 1});
  lists.add({});
  lists.add_cell(7);
  lists.add_cell(7);
  lists.add_cell(0);
  lists.end_list();
  const std::span<CellIndex> last = lists.add_list(2);
  last[0] = 8;
  last[1] = 5;
  CHECK_FALSE(lists.empty());
  REQUIRE(lists.size() == 4);
  CHECK(written(lists[3]) == CellIndexes{8, 5});
  CHECK(written(lists[0]) == CellIndexes{3, 1});
  CHECK(lists[1].empty());
  CHECK(written(lists[2]) == CellIndexes{7, 7, 0});
}

TEST_CASE("All lists of others are added behind those that are there", "[board]") {
  CellLists lists{{2, 6}};
  lists.add_lists({{4}, {}, {1, 3}});
  REQUIRE(lists.size() == 4);
  CHECK(written(lists[0]) == CellIndexes{2, 6});
  CHECK(written(lists[1]) == CellIndexes{4});
  CHECK(lists[2].empty());
  CHECK(written(lists[3]) == CellIndexes{1, 3});
}

TEST_CASE("Every two cells of a list are a pair, and none of two lists", "[board]") {
  const CellLists lists{{4, 2, 9}, {5}, {1, 4}};
  std::vector<std::pair<CellIndex, CellIndex>> pairs;
  lists.for_each_pair(
      [&](CellIndex first, CellIndex second) { pairs.emplace_back(first, second); });
  CHECK(pairs == std::vector<std::pair<CellIndex, CellIndex>>{{4, 2}, {4, 9}, {2, 9}, {1, 4}});
}
