// Two connected sets of cells do not cross.

#include "tests/core/variants/variant_puzzles.hpp"

#include <string>

using namespace ninefold;
using namespace ninefold::tests;

namespace {

variants::Answer count_of(const std::string& text) {
  return variants::VariantEngine(read_variant(text)).count();
}

const std::string two_sets = ".ConnectedValues~~1.ConnectedValues~~2";

}  // namespace

TEST_CASE("Two connected sets are counted as by brute force", "[variants]") {
  for (const std::string text :
       {".Shape~4x4~2~Raw", ".Shape~3x5~2~Raw", ".Shape~2x6~2~Raw", ".Shape~1x8~3~Raw",
        ".Shape~3x3~3~Raw", ".Shape~2x4~0-2~Raw", ".Shape~3x3~3~Raw.ConnectedValues~~3",
        ".Shape~2x3~4~Raw.ConnectedValues~~3_4~3"}) {
    INFO(text);
    const variants::Puzzle puzzle = read_variant(text + two_sets);
    CHECK(variants::VariantEngine(puzzle).count().solutions == Count(count_by_brute_force(puzzle)));
  }
}

// In the grid, a column of 1s between 2s is allowed, whatever is said of 2s elsewhere.
TEST_CASE("Connected sets of two groups do not part each other", "[variants]") {
  const variants::Puzzle puzzle =
      read_variant(".Shape~2x3~2~Raw.Var~A~~2.ConnectedValues~~1.ConnectedValues~VA~2");
  CHECK(variants::VariantEngine(puzzle).count().solutions == Count(count_by_brute_force(puzzle)));
}

TEST_CASE("Two connected sets that cross are seen to, without trying anything", "[variants]") {
  const std::string board = ".Shape~6x6~2~Raw" + two_sets;
  // The two diagonals of a square, and the four corners in turn.
  for (const std::string givens :
       {".~R3C3_1.~R3C4_2.~R4C3_2.~R4C4_1", ".~R3C3_2.~R3C4_1.~R4C3_1.~R4C4_2",
        ".~R1C1_1.~R1C6_2.~R6C6_1.~R6C1_2", ".~R1C3_2.~R4C1_1.~R6C2_2.~R2C6_1"}) {
    INFO(givens);
    const variants::Answer answer = count_of(board + givens);
    CHECK(answer.solutions == Count(0));
    CHECK(answer.nodes <= 1);
  }
  for (const std::string givens : {".~R3C3_1.~R3C4_2.~R4C3_1.~R4C4_2.~R1C1_1.~R1C6_2",
                                   ".~R1C1_1.~R1C6_2.~R6C6_2.~R6C1_1.~R1C3_1"}) {
    INFO(givens);
    variants::VariantEngine engine(read_variant(board + givens));
    CHECK(engine.solve().solutions == Count(2));
  }
  // Sets that have a value in common may cross, and so may one that need not be connected.
  const std::string crossing = ".~R3C3_1.~R3C4_2.~R4C3_2.~R4C4_1";
  for (const std::string rules : {".Shape~6x6~3~Raw.ConnectedValues~~1_3.ConnectedValues~~2_3",
                                  ".Shape~6x6~2~Raw.ConnectedValues~~1"}) {
    INFO(rules);
    CHECK(variants::VariantEngine(read_variant(rules + crossing)).solve().solutions == Count(2));
  }
}
