// The law of leftovers, compared with what a reader works out and with all latin squares of 4x4
// cells whose pieces hold every value.

#include "core/engine/wide/program/derived/derive_leftovers.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <random>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::CellIndexes;
using variants::SameValues;

namespace {

std::vector<SameValues> leftovers_of(const std::string& text) {
  const variants::Model model = variants::make_model(read_variant(text));
  return variants::derive_leftovers(model, variants::full_houses(model));
}

// Cells by number from 0, the side with the lowest one first.
bool has_leftover(const std::vector<SameValues>& leftovers, const CellIndexes& one,
                  const CellIndexes& other) {
  return std::any_of(leftovers.begin(), leftovers.end(), [&](const SameValues& leftover) {
    return !leftover.once_each && ((leftover.sets[0] == one && leftover.sets[1] == other) ||
                                   (leftover.sets[0] == other && leftover.sets[1] == one));
  });
}

using LatinSquare = std::array<int, 16>;

void add_latin_squares(LatinSquare& square, std::size_t cell, std::vector<LatinSquare>& squares) {
  if (cell == 16) {
    squares.push_back(square);
    return;
  }
  for (int value = 0; value < 4; ++value) {
    bool fits = true;
    for (std::size_t other = 0; other < cell; ++other)
      fits = fits && ((other / 4 != cell / 4 && other % 4 != cell % 4) || square[other] != value);
    if (!fits) continue;
    square[cell] = value;
    add_latin_squares(square, cell + 1, squares);
  }
}

std::vector<int> values_of(const LatinSquare& square, const CellIndexes& cells) {
  std::vector<int> values;
  for (const CellIndex cell : cells) values.push_back(square[cell]);
  std::sort(values.begin(), values.end());
  return values;
}

}  // namespace

//  a a a b
//  a c b b
//  c c d b
//  c d d d
TEST_CASE("What a piece lacks of a row is what stands out of the row", "[variants]") {
  const std::vector<SameValues> leftovers =
      leftovers_of(".Shape~4x4.NoBoxes.Jigsaw~0001021122312333");
  CHECK(has_leftover(leftovers, {3}, {4}));          // the first row and a
  CHECK(has_leftover(leftovers, {12}, {10}));        // the last row and d
  CHECK(has_leftover(leftovers, {1, 2}, {8, 12}));   // two columns and c
  CHECK(has_leftover(leftovers, {4, 10}, {3, 12}));  // both rows between, b and c
  CHECK(!has_leftover(leftovers, {3}, {12}));
}

TEST_CASE("The law of leftovers holds in all small jigsaws", "[variants][metamorphic]") {
  std::vector<LatinSquare> squares;
  LatinSquare empty{};
  add_latin_squares(empty, 0, squares);
  REQUIRE(squares.size() == 576);
  for (const std::string layout :
       {"0000112213321332", "0011001122332233", "0001023122312331", "0011021102332233",
        "0021022103213331", "0111022102330233", "0222012301130133"}) {
    CAPTURE(layout);
    const std::vector<SameValues> leftovers = leftovers_of(".Shape~4x4.NoBoxes.Jigsaw~" + layout);
    const bool is_regular = layout == "0011001122332233";
    CHECK(leftovers.empty() == is_regular);
    int solutions = 0;
    for (const LatinSquare& square : squares) {
      std::array<int, 4> held{};
      for (std::size_t cell = 0; cell < 16; ++cell)
        held[static_cast<std::size_t>(layout[cell] - '0')] |= 1 << square[cell];
      if (held != std::array<int, 4>{15, 15, 15, 15}) continue;
      ++solutions;
      for (const SameValues& leftover : leftovers) {
        REQUIRE(leftover.sets.size() == 2);
        REQUIRE(values_of(square, leftover.sets[0]) == values_of(square, leftover.sets[1]));
      }
    }
    CHECK(solutions > 0);
  }
}

// Sets of four cells that hold every value, across the pieces: they meet them, and each other.
TEST_CASE("Houses that meet do not fill rows together", "[variants][metamorphic]") {
  std::vector<LatinSquare> squares;
  LatinSquare empty{};
  add_latin_squares(empty, 0, squares);
  std::mt19937 random(7);
  int derived = 0;
  for (int round = 0; round < 300; ++round) {
    const LatinSquare& known = squares[random() % squares.size()];
    std::vector<CellIndexes> houses;
    std::string text = ".Shape~4x4.NoBoxes";
    while (houses.size() < 6) {
      CellIndexes cells;
      int held = 0;
      while (cells.size() < 4) {
        const auto cell = static_cast<CellIndex>(random() % 16);
        if ((held >> known[cell] & 1) != 0) continue;
        held |= 1 << known[cell];
        cells.push_back(cell);
      }
      text += ".Renban";
      for (const CellIndex cell : cells)
        text += "~R" + std::to_string(cell / 4 + 1) + "C" + std::to_string(cell % 4 + 1);
      houses.push_back(cells);
    }
    CAPTURE(text);
    const std::vector<SameValues> leftovers = leftovers_of(text);
    derived += static_cast<int>(leftovers.size());
    for (const LatinSquare& square : squares) {
      const bool fits = std::all_of(houses.begin(), houses.end(), [&](const CellIndexes& house) {
        return values_of(square, house) == std::vector<int>{0, 1, 2, 3};
      });
      if (!fits) continue;
      for (const SameValues& leftover : leftovers)
        REQUIRE(values_of(square, leftover.sets[0]) == values_of(square, leftover.sets[1]));
    }
  }
  CHECK(derived > 300);
}

// Where a house has three cells, so many would be few enough to be left of two rows with one house.
TEST_CASE("As many cells are left over as stand out", "[variants]") {
  const std::vector<SameValues> leftovers =
      leftovers_of(".Shape~3x3.NoBoxes.Renban~R1C1~R1C2~R2C3.Renban~R1C2~R2C1~R3C3");
  CHECK(has_leftover(leftovers, {2}, {5}));
  for (const SameValues& leftover : leftovers)
    CHECK(leftover.sets[0].size() == leftover.sets[1].size());
}

TEST_CASE("The law of leftovers tells nothing of regular houses", "[variants]") {
  for (const char* const text :
       {".", ".Shape~6x6", ".Shape~16x16", ".Diagonal~1.Diagonal~-1.Windoku", ".DisjointSets"}) {
    CAPTURE(text);
    CHECK(leftovers_of(text).empty());
  }
}

// It takes 172 nodes; 179,968 without the law.
TEST_CASE("The law of leftovers shows that a jigsaw has no solution", "[variants]") {
  const variants::VariantEngine engine(read_variant(
      ".NoBoxes.Jigsaw~00011125500111122500314125503334422503344222563344445566377778866678"
      "8778666778888.Modular~3~R1C9~R2C9~R2C8~R3C9~R3C8~R3C7~R4C6~R3C6~R2C6.Modular~3~R7C3~"
      "R6C2~R6C1~R5C2~R4C1.Modular~3~R5C5~R5C4~R6C3.Modular~3~R3C3~R2C4~R2C3~R3C4~R4C5~R4C4"
      "~R5C3~R4C3.Modular~3~R9C1~R8C2~R8C3"));
  const variants::Answer answer = engine.count({});
  CHECK(answer.solutions == Count(0));
  CHECK(answer.nodes < 1000);
}
