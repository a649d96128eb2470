// Which symmetries a puzzle has.

#include "core/engine/wide/program/symmetries.hpp"

#include "tests/core/variants/variant_puzzles.hpp"

#include <cstdint>
#include <numeric>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::size_t symmetries_of_text(const std::string& text) {
  const variants::Puzzle puzzle = read_variant(text);
  return symmetries_of(make_model(puzzle), puzzle.layout).size();
}

// Of a board of which the upper half has a value so many times, and the lower half, by bits.
std::size_t symmetries_of_counts(std::uint64_t upper, std::uint64_t lower) {
  const variants::Puzzle puzzle = read_variant(".Shape~10x10~2~Raw");
  variants::Model model = make_model(puzzle);
  variants::CellIndexes half(50);
  std::iota(half.begin(), half.end(), variants::CellIndex{0});
  model.list<variants::ValueCounts>().push_back({half, {{variants::mask_of(0), upper}}, {}, {}});
  std::iota(half.begin(), half.end(), variants::CellIndex{50});
  model.list<variants::ValueCounts>().push_back({half, {{variants::mask_of(0), lower}}, {}, {}});
  return symmetries_of(model, puzzle.layout).size();
}

// Of a board of which two cells differ where a third has a value, and two others where another has.
std::size_t symmetries_of_differing(const variants::DifferWhere& one,
                                    const variants::DifferWhere& other) {
  const variants::Puzzle puzzle = read_variant(".Shape~4x4");
  variants::Model model = make_model(puzzle);
  model.list<variants::DifferWhere>() = {one, other};
  return symmetries_of(model, puzzle.layout).size();
}

// Of a board of which one of three cells has a value of its set, and one of three others.
std::size_t symmetries_of_clauses(const variants::Clause& one, const variants::Clause& other) {
  const variants::Puzzle puzzle = read_variant(".Shape~4x4");
  variants::Model model = make_model(puzzle);
  model.list<variants::Clause>() = {one, other};
  return symmetries_of(model, puzzle.layout).size();
}

}  // namespace

TEST_CASE("The symmetries of a puzzle are those that leave all its rules as they are",
          "[variants]") {
  struct Case {
    const char* text;
    std::size_t symmetries;  // beside the one that moves nothing
  };
  for (const auto& [text, symmetries] : {
           Case{".Shape~4x4.Whisper~2~R1C1~R1C2", 1},  // values alone
           {".Shape~4x4.Renban~R1C1~R2C2~R3C3~R4C4", 7},
           {".Shape~4x4.Renban~R1C1~R1C2~R2C2", 1},
           {".Shape~4x4.Renban~R1C1~R1C2.Renban~R4C4~R4C3", 3},
           {".Shape~4x4.Renban~R1C1~R1C2.Renban~R4C4~R4C3~R3C3", 1},
           {".Shape~4x4.Thermo~R1C1~R1C2", 0},
           {".Shape~4x4.Thermo~R1C1~R1C2.Thermo~R4C4~R4C3", 1},  // each of its own way
           {".Shape~4x4.Thermo~R1C1~R1C2.Thermo~R4C3~R4C4", 1},  // and values turned round
           {".Shape~4x4.Thermo~R1C1~R1C2.Thermo~R1C4~R1C3", 1},
           {".Shape~4x4.~R1C1_1.Whisper~2~R1C1~R2C2", 1},
           {".Shape~4x4.~R1C1_1.~R4C4_4.Whisper~2~R1C1~R1C2.Whisper~2~R4C4~R4C3", 1},
           {".Shape~4x4.~R1C1_1.~R4C4_3.Whisper~2~R1C1~R1C2.Whisper~2~R4C4~R4C3", 0},
           {".Shape~4x4.Cage~5~R1C1~R1C2", 1},  // half of its highest sum
           {".Shape~4x4.Cage~4~R1C1~R1C2", 0},
           {".Shape~4x4.Cage~4~R1C1~R1C2.Cage~6~R4C4~R4C3", 1},
           {".Shape~4x4.Cage~4~R1C1~R1C2.Cage~4~R4C4~R4C3", 1},
           {".Shape~4x4.Arrow~R1C1~R1C2~R1C3.Arrow~R4C4~R4C3~R4C2", 1},
           {".Shape~4x4.Arrow~R1C1~R1C2~R1C3.Arrow~R4C4~R4C3", 0},
           {".Shape~4x4.Sum~5~R1C1~R2C2", 3},
           {".Shape~4x4.Sum~6~R1C1~R2C2", 1},
           {".Shape~4x4.Palindrome~R1C1~R1C2~R2C3", 1},
           {".Shape~4x4.WhiteDot~R1C1~R1C2.WhiteDot~R4C4~R4C3", 3},
           {".Shape~4x4.BlackDot~R1C1~R1C2.BlackDot~R4C4~R4C3", 1},
           {".Shape~4x4.StrictKropki.WhiteDot~R2C2~R2C3.WhiteDot~R3C2~R3C3", 3},
           {".Shape~4x4~0-3.Whisper~2~R1C1~R1C2", 1},
           {".Shape~2x3~4~Raw.Renban~R1C1~R1C2", 1},
           {".Shape~2x3~4~Raw.Renban~R1C1~R1C2~R1C3", 3},
           {".Shape~4x4.Or.Renban~R1C1~R1C2.Renban~R4C4~R4C3.End", 3},
           {".Shape~4x4.Or.Renban~R1C1~R1C2.Whisper~2~R4C4~R4C3.End", 1},
           {".Shape~4x4.Sum~1_=_1_-1~R1C1~R1C4", 1},  // columns and values
           {".Shape~4x4.Sum~1_=_1_-1~R1C1~R1C4.Cage~4~R2C1~R2C4", 0},
           {".Shape~4x4.CountDistinct~R1C1~R2C2~R2C3~R3C2~R3C3", 1},  // along a diagonal
           {".Shape~4x4.ValueIndexing~R1C1~R2C2~R3C3~R4C4", 1},
           {".Shape~4x4.ValueIndexing~R1C1~R2C2~R1C2~R2C1", 0},
           {".Shape~2x3~4~Raw", 7},                        // rows and columns are not exchanged
           {".Shape~4x4.Sandwich~3~R1.Sandwich~3~R4", 0},  // nobody knows how it is moved
           {".Shape~4x4.ConnectedValues~~1_2", 0},
           {".Shape~4x4.NoBoxes.ChaosConstruction", 0},
       }) {
    CAPTURE(text);
    CHECK(symmetries_of_text(text) == symmetries);
  }
}

TEST_CASE("Rules that differ in one thing alone do not stand for each other", "[variants]") {
  constexpr std::uint64_t twice = 1U << 2U;
  constexpr std::uint64_t very_often = std::uint64_t{1} << 40U;
  CHECK(symmetries_of_counts(twice | very_often, twice | very_often) == 3);
  CHECK(symmetries_of_counts(twice | very_often, twice) == 1);
  CHECK(symmetries_of_counts(twice | very_often, very_often) == 1);

  // The first cell is on a diagonal, across which two cells of its row become two of its column.
  using variants::DifferWhere;
  const DifferWhere in_row{0, variants::mask_of(0), {2, 3}, 2};
  const DifferWhere in_column{0, variants::mask_of(0), {8, 12}, 2};
  CHECK(symmetries_of_differing(in_row, in_column) == 1);
  CHECK(symmetries_of_differing(in_row, {0, variants::mask_of(0), {12, 8}, 2}) == 1);
  CHECK(symmetries_of_differing(in_row, {0, variants::mask_of(1), {8, 12}, 2}) == 0);
  CHECK(symmetries_of_differing(in_row, {5, variants::mask_of(0), {8, 12}, 2}) == 0);
  CHECK(symmetries_of_differing(in_row, {0, variants::mask_of(0), {8, 12, 13}, 3}) == 0);
  // A half turn with the values turned round leads to the opposite corner and the highest value.
  CHECK(symmetries_of_differing(in_row, {15, variants::mask_of(3), {12, 13}, 2}) == 1);
}

TEST_CASE("A clause is moved with its cells and values", "[variants]") {
  // Reflected at the diagonal the first row becomes the first column, and in a half turn with the
  // values turned round the last row.
  const variants::Clause in_row{{{0, 1}, {1, 1}, {2, 3}}, 0};
  CHECK(symmetries_of_clauses(in_row, {{{0, 1}, {4, 1}, {8, 3}}, 0}) == 1);
  CHECK(symmetries_of_clauses(in_row, {{{8, 3}, {0, 1}, {4, 1}}, 0}) == 1);
  CHECK(symmetries_of_clauses(in_row, {{{15, 8}, {14, 8}, {13, 12}}, 0}) == 1);
  CHECK(symmetries_of_clauses(in_row, {{{0, 1}, {4, 1}, {8, 5}}, 0}) == 0);
  CHECK(symmetries_of_clauses(in_row, {{{0, 1}, {4, 3}, {8, 1}}, 0}) == 0);
  CHECK(symmetries_of_clauses(in_row, {{{0, 1}, {4, 1}}, 0}) == 0);
  CHECK(symmetries_of_clauses(in_row, {{{0, 1}, {4, 1}, {5, 3}}, 0}) == 0);
}
