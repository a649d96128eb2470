// Sums of what stands out of houses that other sums cover, compared with all grids of 4x4 cells.

#include "core/engine/wide/program/derived/derive_covers.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ninefold;
using variants::CellIndex;
using variants::CellIndexes;
using variants::Model;
using variants::Peers;

namespace {

std::vector<CellIndexes> houses_of(int side, int box) {
  std::vector<CellIndexes> houses(static_cast<std::size_t>(3 * side));
  for (int cell = 0; cell < side * side; ++cell) {
    const int row = cell / side;
    const int column = cell % side;
    for (const int house : {row, side + column, 2 * side + row / box * box + column / box})
      houses[static_cast<std::size_t>(house)].push_back(static_cast<CellIndex>(cell));
  }
  return houses;
}

Model model_of(int side, int box) {
  Model model(side * side, side, 1);
  for (CellIndexes& house : houses_of(side, box)) model.differ_with_any_values(std::move(house));
  return model;
}

std::vector<variants::SumOf> covers_of(const Model& model) {
  const Peers peers(static_cast<int>(model.candidates.size()), model.different);
  return variants::derive_covers(model, peers);
}

using SmallGrid = std::array<int, 16>;

bool sees(int a, int b) {
  return a / 4 == b / 4 || a % 4 == b % 4 || (a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2);
}

void fill(SmallGrid& grid, int cell, std::vector<SmallGrid>& grids) {
  if (cell == 16) {
    grids.push_back(grid);
    return;
  }
  for (int value = 1; value <= 4; ++value) {
    bool fits = true;
    for (int other = 0; other < cell; ++other)
      fits = fits && !(sees(cell, other) && grid[static_cast<std::size_t>(other)] == value);
    if (!fits) continue;
    grid[static_cast<std::size_t>(cell)] = value;
    fill(grid, cell + 1, grids);
  }
}

int sum_in(const SmallGrid& grid, const variants::SumOf& sum) {
  int total = 0;
  for (const variants::Sum::Term& term : sum.terms)
    total += term.coefficient * grid[static_cast<std::size_t>(term.cell)];
  return total;
}

variants::SumOf sum_of(const CellIndexes& cells, int total) {
  variants::SumOf sum{{}, total};
  for (const CellIndex cell : cells) sum.terms.push_back({cell, 1});
  return sum;
}

// Three sums, each of a row of the first box and of cells beyond it, which are `total` together.
Model three_rows(const std::array<CellIndexes, 3>& beyond, int total) {
  Model model = model_of(9, 3);
  int left = 45 + total;
  int open = 3;
  for (const CellIndexes& more : beyond) {
    const auto row = static_cast<CellIndex>((3 - open) * 9);
    CellIndexes cells{row, static_cast<CellIndex>(row + 1), static_cast<CellIndex>(row + 2)};
    cells.insert(cells.end(), more.begin(), more.end());
    model.add(sum_of(cells, left / open));
    left -= left / open--;
  }
  return model;
}

bool has_sum_of(const CellIndexes& cells, const std::vector<variants::SumOf>& sums) {
  return std::any_of(sums.begin(), sums.end(), [&](const variants::SumOf& sum) {
    return std::equal(sum.terms.begin(), sum.terms.end(), cells.begin(), cells.end(),
                      [](const auto& term, CellIndex cell) { return term.cell == cell; });
  });
}

}  // namespace

TEST_CASE("What stands out of covered houses has its sum in all small grids", "[variants]") {
  std::vector<SmallGrid> grids;
  SmallGrid empty{};
  fill(empty, 0, grids);
  REQUIRE(grids.size() == 288);
  std::mt19937 random(4);
  int derived = 0;
  for (int round = 0; round < 300; ++round) {
    const SmallGrid& grid = grids[random() % grids.size()];
    Model model = model_of(4, 2);
    // Lines that go from cell to cell, as little killers and cages do.
    for (int line = 0; line < 6; ++line) {
      CellIndexes cells;
      std::size_t cell = random() % 16;
      for (std::size_t step = std::array<std::size_t, 4>{1, 3, 4, 5}[random() % 4];
           cell < 16 && cells.size() < 4; cell += step)
        cells.push_back(static_cast<CellIndex>(cell));
      variants::SumOf sum = sum_of(cells, 0);
      sum.total = sum_in(grid, sum);
      model.add(std::move(sum));
    }
    const std::vector<variants::SumOf> covers = covers_of(model);
    derived += static_cast<int>(covers.size());
    for (const SmallGrid& each : grids) {
      const auto holds = [&](const variants::SumOf& sum) { return sum_in(each, sum) == sum.total; };
      if (!std::all_of(model.list<variants::SumOf>().begin(), model.list<variants::SumOf>().end(),
                       holds))
        continue;
      CHECK(std::all_of(covers.begin(), covers.end(), holds));
    }
  }
  CHECK(derived > 250);
}

TEST_CASE("Two lines through a box leave the sum of their ends", "[variants]") {
  Model model = model_of(4, 2);
  model.add(sum_of({0, 5, 10}, 6));
  model.add(sum_of({1, 4, 14}, 9));
  const std::vector<variants::SumOf> covers = covers_of(model);
  // The ends are one half of a column, of which the box above holds the other.
  REQUIRE(covers.size() == 2);
  for (const variants::SumOf& sum : covers) {
    CHECK(sum.total == 5);
    REQUIRE(sum.terms.size() == 2);
    const bool are_ends = sum.terms[0].cell == 10 && sum.terms[1].cell == 14;
    CHECK((are_ends || (sum.terms[0].cell == 3 && sum.terms[1].cell == 7)));
  }
}

TEST_CASE("Of many cells, sums far from the least and the most are left out", "[variants]") {
  // Nine cells, three of which always differ: 18 at least, 72 at most.
  const std::array<CellIndexes, 3> nine{{{27, 28, 29}, {39, 40, 41}, {51, 52, 53}}};
  CHECK(covers_of(three_rows(nine, 31)).size() == 1);
  CHECK(covers_of(three_rows(nine, 32)).empty());
  CHECK(covers_of(three_rows(nine, 58)).empty());
  CHECK(covers_of(three_rows(nine, 59)).size() == 1);
  // 13 at least, 57 at most, and just a quarter from either is too far.
  const std::array<CellIndexes, 3> seven{{{27, 28, 29}, {39, 40, 41}, {51}}};
  CHECK(covers_of(three_rows(seven, 23)).size() == 1);
  CHECK(covers_of(three_rows(seven, 24)).empty());
  CHECK(covers_of(three_rows(seven, 46)).empty());
  CHECK(covers_of(three_rows(seven, 47)).size() == 1);
  // Of six cells, any sum says something.
  const std::array<CellIndexes, 3> six{{{27, 28, 29}, {39, 40}, {51}}};
  CHECK(covers_of(three_rows(six, 30)).size() == 1);
}

TEST_CASE("Of more cells than three houses have, sums are left out", "[variants]") {
  // Eight cells of a row and one more: 37 at least.
  std::array<CellIndexes, 3> beyond{{{27, 28, 29, 30, 31, 32, 33, 34, 44},
                                     {45, 46, 47, 48, 49, 50, 51, 52, 62},
                                     {63, 64, 65, 66, 67, 68, 69, 70, 80}}};
  CellIndexes all;
  for (const CellIndexes& cells : beyond) all.insert(all.end(), cells.begin(), cells.end());
  std::sort(all.begin(), all.end());
  CHECK(has_sum_of(all, covers_of(three_rows(beyond, 3 * 37))));
  beyond[0].push_back(42);
  all.push_back(42);
  std::sort(all.begin(), all.end());
  CHECK_FALSE(has_sum_of(all, covers_of(three_rows(beyond, 3 * 37 + 1))));
}

TEST_CASE("A house that crosses another in one cell does not fill its gaps", "[variants]") {
  // All cells of the first row but the last, which is in the last column, and one far away.
  const variants::SumOf sum = sum_of({0, 1, 2, 3, 4, 5, 6, 7, 36}, 37);
  CellIndexes row;
  CellIndexes column;
  for (int i = 0; i < 9; ++i) {
    row.push_back(static_cast<CellIndex>(i));
    column.push_back(static_cast<CellIndex>(i * 9 + 8));
  }
  Model model(81, 9, 1);
  model.differ_with_any_values(row);
  model.differ_with_any_values(column);
  model.add(sum);
  CHECK(covers_of(model).empty());

  Model all = model_of(9, 3);
  all.add(sum);
  const std::vector<variants::SumOf> covers = covers_of(all);
  CHECK_FALSE(covers.empty());
  for (const variants::SumOf& cover : covers) {
    for (const variants::Sum::Term& term : cover.terms) CHECK(term.cell != 80);
  }
}

TEST_CASE("One cell that stands out of a house has its value, and none says nothing",
          "[variants]") {
  Model model = model_of(4, 2);
  model.add(sum_of({0, 1, 2, 3, 8}, 13));
  const std::vector<variants::SumOf> covers = covers_of(model);
  REQUIRE(covers.size() == 1);
  CHECK(covers[0].total == 3);
  REQUIRE(covers[0].terms.size() == 1);
  CHECK(covers[0].terms[0].cell == 8);

  Model whole = model_of(4, 2);
  whole.add(sum_of({0, 1, 2, 3}, 10));
  CHECK(covers_of(whole).empty());
}

TEST_CASE("Houses that no sum meets tell nothing", "[variants]") {
  // Two regions hold the first row and six cells more; the only sum is in the last row.
  Model model(36, 6, 1);
  model.differ_with_any_values(CellIndexes{0, 1, 2, 3, 4, 5});
  model.differ_with_any_values(CellIndexes{0, 1, 2, 6, 7, 12});
  model.differ_with_any_values(CellIndexes{3, 4, 5, 8, 9, 10});
  model.add(sum_of({30, 31}, 5));
  CHECK(covers_of(model).empty());
}

TEST_CASE("Cages alone cover no house", "[variants]") {
  Model cages = model_of(4, 2);
  cages.add(sum_of({0, 1}, 5));
  cages.add(sum_of({4, 5, 6}, 8));
  CHECK(covers_of(cages).empty());
  // With the cell below its last one in place of it, it covers the first box and the second row.
  cages.list<variants::SumOf>().back() = sum_of({4, 5, 11}, 8);
  CHECK(covers_of(cages).size() == 2);
}
