// How often each value occurs where lines are shorter than there are values.

#include "core/engine/wide/program/derived/derive_line_counts.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <vector>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::Model;
using variants::ValueCounts;

namespace {

CellIndex place_at(int row, int column, int columns) {
  return static_cast<CellIndex>(row * columns + column);
}

// As many values as the longer lines have cells.
Model board_of_lines(int rows, int columns, int missing_row = -1) {
  Model model(rows * columns, std::max(rows, columns), 1);
  for (int row = 0; row < rows; ++row) {
    CellIndexes cells;
    for (int column = 0; column < columns; ++column)
      cells.push_back(place_at(row, column, columns));
    if (row != missing_row) model.differ_with_any_values(cells);
  }
  for (int column = 0; column < columns; ++column) {
    CellIndexes cells;
    for (int row = 0; row < rows; ++row) cells.push_back(place_at(row, column, columns));
    model.differ_with_any_values(cells);
  }
  return model;
}

std::vector<ValueCounts> line_counts_of(const Model& model) {
  return variants::derive_line_counts(model, variants::full_houses(model));
}

}  // namespace

TEST_CASE("A value is in as many rows as there are columns that hold all values", "[variants]") {
  const std::vector<ValueCounts> counts = line_counts_of(board_of_lines(5, 3));
  REQUIRE(counts.size() == 1);
  CHECK(counts[0].cells.size() == 15);
  REQUIRE(counts[0].allowed.size() == 5);
  for (const ValueCounts::Allowed& allowed : counts[0].allowed) CHECK(allowed.counts == 1U << 3U);
  REQUIRE(counts[0].partitions.size() == 1);
  const ValueCounts::Partition& rows = counts[0].partitions[0];
  CHECK(rows.ends == std::vector<std::uint16_t>{3, 6, 9, 12, 15});
  CHECK(rows.cells[3] == 3);
  // The same of rows.
  const std::vector<ValueCounts> turned = line_counts_of(board_of_lines(3, 5));
  REQUIRE(turned.size() == 1);
  CHECK(turned[0].partitions[0].ends.size() == 5);
  CHECK(turned[0].partitions[0].cells[1] == 5);
}

TEST_CASE("Lines of as many cells as values need no counting", "[variants]") {
  CHECK(line_counts_of(board_of_lines(4, 4)).empty());
}

TEST_CASE("Where a row is missing, nothing is said of how often values occur", "[variants]") {
  CHECK(line_counts_of(board_of_lines(5, 3, 2)).empty());
}

TEST_CASE("Houses of which no two meet are counted apart from others", "[variants]") {
  Model model = board_of_lines(5, 3);
  model.differ_with_any_values(CellIndexes{0, 4, 8, 9, 13});
  const std::vector<ValueCounts> counts = line_counts_of(model);
  REQUIRE(counts.size() == 1);
  CHECK(counts[0].partitions[0].ends.size() == 5);
}

TEST_CASE("Cells that differ are no line where they leave a house out", "[variants]") {
  Model model(15, 5, 1);
  // Two of the first column; the first two rows come later.
  model.differ_with_any_values(CellIndexes{0, 1, 3});
  const Model whole = board_of_lines(5, 3);
  for (const variants::ValueSets& sets : whole.list<variants::ValueSets>())
    model.differ_with_any_values(sets.cells);
  const std::vector<ValueCounts> counts = line_counts_of(model);
  REQUIRE(counts.size() == 1);
  CHECK(counts[0].partitions[0].cells[2] == 2);
}
