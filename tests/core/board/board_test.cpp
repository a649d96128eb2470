#include "core/board/cell_set.hpp"
#include "core/board/count.hpp"
#include "core/board/geometry.hpp"
#include "core/board/grid.hpp"
#include "core/board/result.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;

namespace {

std::vector<int> cells_of(const CellSet& set) {
  std::vector<int> cells;
  for (const Cell cell : set) cells.push_back(cell);
  return cells;
}

}  // namespace

TEST_CASE("Only 4x4, 6x6 and 9x9 boards exist", "[board]") {
  for (int size = -1; size <= 30; ++size) {
    const bool exists = size == 4 || size == 6 || size == 9;
    CHECK(Shape::of_size(size).has_value() == exists);
  }
  CHECK(Shape::of_cell_count(16) == Shape{2, 2});
  CHECK(Shape::of_cell_count(36) == Shape{2, 3});
  CHECK(Shape::of_cell_count(81) == Shape{3, 3});
  CHECK_FALSE(Shape::of_cell_count(80).has_value());
}

TEST_CASE("Boxes count in reading order, also where they are wider than high", "[board]") {
  const Shape nine{3, 3};
  CHECK(nine.box_of(nine.cell(0, 0)) == 0);
  CHECK(nine.box_of(nine.cell(2, 8)) == 2);
  CHECK(nine.box_of(nine.cell(5, 3)) == 4);
  CHECK(nine.box_of(nine.cell(8, 8)) == 8);
  const Shape six{2, 3};
  CHECK(six.box_of(six.cell(1, 2)) == 0);
  CHECK(six.box_of(six.cell(0, 3)) == 1);
  CHECK(six.box_of(six.cell(2, 0)) == 2);
  CHECK(six.box_of(six.cell(5, 5)) == 5);
}

TEST_CASE("Rows, columns and boxes list their cells in reading order", "[board]") {
  const Shape six{2, 3};
  CHECK(row_cells(six, 1) == std::vector<Cell>{6, 7, 8, 9, 10, 11});
  CHECK(column_cells(six, 2) == std::vector<Cell>{2, 8, 14, 20, 26, 32});
  CHECK(box_cells(six, 1) == std::vector<Cell>{3, 4, 5, 9, 10, 11});
}

TEST_CASE("Neighbours stop at plain edges and come back in at wrapped ones", "[board]") {
  const Shape nine{3, 3};
  CHECK(cells_of(neighbours(nine, 0, knight_moves(), Edges::plain)) == std::vector<int>{11, 19});
  // From (0,0) a knight's move of (-2,-1) is (7,8) = 71: the example of the UCF assignment.
  CHECK(cells_of(neighbours(nine, 0, knight_moves(), Edges::wrapped)) ==
        std::vector<int>{11, 16, 19, 26, 64, 71, 74, 79});
  CHECK(cells_of(neighbours(nine, 0, orthogonal_moves(), Edges::plain)) == std::vector<int>{1, 9});
  CHECK(cells_of(neighbours(nine, 0, orthogonal_moves(), Edges::wrapped)) ==
        std::vector<int>{1, 8, 9, 72});
  CHECK(neighbours(nine, 40, king_moves(), Edges::plain).count() == 8);
  CHECK(neighbours(nine, 0, king_moves(), Edges::plain).count() == 3);
}

TEST_CASE("A cell set iterates in reading order over both of its words", "[board]") {
  CellSet set;
  for (const Cell cell : {80, 64, 63, 0}) set.insert(cell);
  CHECK(cells_of(set) == std::vector<int>{0, 63, 64, 80});
  CHECK(set.count() == 4);
  set.erase(63);
  CHECK_FALSE(set.contains(63));
  CHECK(set.contains(64));
  CHECK_FALSE(set.empty());
  CHECK(CellSet{}.empty());
  CHECK((set & CellSet{}).empty());
  CHECK((set | CellSet{}) == set);
}

TEST_CASE("Counts are exact beyond 64 bits", "[board]") {
  CHECK(Count{}.to_string() == "0");
  CHECK(Count{2198327040}.to_string() == "2198327040");
  // The number of classic grids, and of Latin squares of order 9.
  CHECK((Count{18383222420692992} * Count{362880}).to_string() == "6670903752021072936960");
  CHECK((Count{377597570964258816} * Count{14631321600}).to_string() ==
        "5524751496156892842531225600");
  CHECK(Count{UINT64_MAX} + Count{1} > Count{UINT64_MAX});
}

TEST_CASE("A grid is full when no cell is empty", "[board]") {
  Grid grid(Shape{2, 2});
  CHECK_FALSE(grid.is_full());
  for (int cell = 0; cell < 16; ++cell) grid[static_cast<Cell>(cell)] = 1;
  CHECK(grid.is_full());
}

TEST_CASE("A result holds a value or an error", "[board]") {
  const Result<int> value = 7;
  REQUIRE(value.has_value());
  CHECK(*value == 7);
  const Result<int> failure = Error{ErrorCode::too_large, 3, 4, std::nullopt, "much", "less"};
  REQUIRE_FALSE(failure.has_value());
  CHECK(failure.error().line == 3);
  CHECK(failure.error().expected == "less");
}
