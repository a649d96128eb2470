// Puzzles of any rules as descriptions, which links and messages carry.

#include "core/formats/iss/described_variant.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string described(const std::string& text) {
  return variants::describe_variant(read_variant(text));
}

std::string count_of(const std::string& description) {
  Result<variants::DescribedVariant> read = variants::read_described_variant(description);
  if (!read) return read.error().found + ", expected " + read.error().expected;
  Budget budget;
  budget.solutions = 1000;
  return variants::VariantEngine(std::move(read->puzzle)).count(budget).solutions.to_string();
}

int column_of(const std::string& description) {
  const auto read = variants::read_described_variant(description);
  REQUIRE_FALSE(read.has_value());
  CHECK(read.error().line == 1);
  return read.error().column;
}

/// A puzzle that is written and read is the same: as many solutions, and the same description.
void check_reads_back(const variants::Puzzle& puzzle) {
  const std::string description = variants::describe_variant(puzzle);
  CHECK(variants::is_described_variant(description));
  Budget budget;
  budget.solutions = 1000;
  CHECK(count_of(description) ==
        variants::VariantEngine(puzzle).count(budget).solutions.to_string());
  const auto read = variants::read_described_variant(description);
  REQUIRE(read);
  CHECK(variants::describe_variant(read->puzzle) == description);
}

}  // namespace

TEST_CASE("A variant is written with its digits as givens and the rest as text",
          "[variants][formats]") {
  CHECK(described(".Shape~4x4.~R1C1_3.~R4C4_1.Cage~5~R1C2~R1C3") ==
        "1;constraints:.Cage!5!R1C2!R1C3;3n1");
  CHECK(described(".Shape~4x4.NoBoxes.AntiKnight") == "1;constraints:.AntiKnight,latin;p");
  // Several values, and a second one for a cell, are not a given.
  CHECK(described(".Shape~4x4.~R1C1_1_2.~R2C2_3~R2C3_4.~R2C2_4") ==
        "1;constraints:.!R1C1_1_2.!R2C2_4;e34i");
  // The same one twice is one, which can then be taken out on the board.
  CHECK(described(".Shape~4x4.~R2C3_1~R1C1_3.~R1C1_3~R2C3_1") == "1;constraints:;3e1i");
  CHECK(described(".Shape~4x4.Sum~5_=_1_-2~R1C1~R1C2") ==
        "1;constraints:.Sum!5_*3D_1_-2!R1C1!R1C2;p");
  CHECK(described(".Shape~4x4") == "1;constraints:;p");
}

TEST_CASE("A variant that is read from its description is the same puzzle", "[variants][formats]") {
  for (const char* const text :
       {".Shape~4x4.~R1C1_3.Cage~5~R1C2~R1C3", ".Shape~4x4.NoBoxes.AntiKnight",
        ".Shape~4x4.~R1C1_1_2.Or.~R2C2_1.~R2C2_2.End", ".Shape~4x4.Sum~5_=_1_2~R1C1~R1C2",
        ".Shape~6x6.Thermo~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6.AntiKing"}) {
    INFO(text);
    check_reads_back(read_variant(text));
  }
}

TEST_CASE("Other rules of a description stand beside the text", "[variants][formats]") {
  // The same as without a text, by the other engine.
  CHECK(count_of("1;constraints:;p") == "288");
  CHECK(count_of("1;constraints:,latin;p") == "576");
  CHECK(count_of("1;diagonals,constraints:;p") == "48");
  CHECK(count_of("1;constraints:,knight;p") == "24");
  CHECK(count_of("1;constraints:,house:11.12.21.22;p") == "288");
  CHECK(count_of("1;constraints:,house:11.22.33.44,latin;p") == "48");
  CHECK(count_of("1;constraints:,non-consecutive;p") ==
        count_of("1;constraints:.AntiConsecutive;p"));
  CHECK(count_of("1;constraints:,jigsaw:1112133244234334;p") != "288");
}

TEST_CASE("A board that no Shape has is said by the text of its description",
          "[variants][formats]") {
  CHECK(described(".Shape~5x5.~R1C1_3.~R5C5_1") == "1;constraints:.Shape!5x5!1-5;3w1");
  CHECK(described(".Cage~5~R1C2~R1C3.Shape~4x6") ==
        "1;constraints:.Shape!4x6!1-6.Cage!5!R1C2!R1C3;x");
  // 0 is a value where values begin at it.
  CHECK(described(".Shape~4x4~0-3.~R1C1_0.~R1C2_3.~R1C3_1_2") ==
        "1;constraints:.Shape!4x4!0-3.!R1C3_1_2;03n");
  CHECK(described(".Shape~4x4~16.NoBoxes.~R1C1_16.~R1C2_10.~R1C3_9") ==
        "1;constraints:.Shape!4x4!1-16.NoBoxes;PJ9m");
  CHECK(described(".Shape~4x4~4~Raw") == "1;constraints:.Shape!4x4!1-4!Raw;p");
  CHECK(described(".Shape~16x16.~RgCg_16").ends_with(";zzzzzzzzzuP"));
  for (const char* const text :
       {".Shape~2x3.~R1C1_3", ".Shape~4x4~0-3.~R1C1_0",
        ".Shape~4x4~6.~R1C1_6.Cage~21~R2C1~R2C2~R2C3~R2C4", ".Shape~2x2~2~Raw.~R1C1_2",
        ".Shape~1x4~0-11.~R1C1_10.Cage~21~R1C1~R1C2~R1C3~R1C4"}) {
    INFO(text);
    const variants::Puzzle puzzle = read_variant(text);
    check_reads_back(puzzle);
    const auto read = variants::read_described_variant(variants::describe_variant(puzzle));
    REQUIRE(read);
    CHECK(read->givens[0] == puzzle.rules.front().numbers.front());
    CHECK(read->givens[1] == puzzle.layout.lowest - 1);
  }
}

TEST_CASE("Cells and rules that do not fit the board of a text are refused",
          "[variants][formats]") {
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;x") == 31);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;z") == 30);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;6x") == 30);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;a0w") == 31);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5;aAw") == 31);
  CHECK(column_of("1;constraints:.Shape!5x5!1-5") > 0);
  CHECK(count_of("1;constraints:.Shape!5x5!1-5,latin;y") ==
        "\"latin\", expected no other rule on such a board");
  CHECK(count_of("1;constraints:.Shape!5x5!1-5.Cage!x!R1C1;y").starts_with("item 2, Cage, "));
  CHECK(count_of("1;constraints:.AntiKing.Shape!5x5!1-5;y").find("16, 36 or 81") !=
        std::string::npos);
}

TEST_CASE("A description of a variant that is wrong says where", "[variants][formats]") {
  CHECK_FALSE(variants::is_described_variant("1;;p"));
  CHECK_FALSE(variants::is_described_variant("1;knight;constraints:"));
  CHECK_FALSE(variants::is_described_variant("2;constraints:;p"));
  CHECK(column_of("1;constraints:.Cage!5!R1C2/;p") == 27);
  CHECK(column_of("1;constraints:.Cage*4;p") == 20);
  CHECK(column_of("1;constraints:.Nothing!R1C1;p") == 15);
  CHECK(column_of("1;constraints:,nothing;p") == 16);
  CHECK(column_of("1;constraints:;p5") > 0);
  CHECK(count_of("1;constraints:.Cage!x!R1C1;p").starts_with("item 1, Cage, argument 1: "));
  CHECK(count_of("1;constraints:.Shape!9x9;p").starts_with("item 1, Shape, argument 1: "));
  CHECK(count_of("1;constraints:.~;p").starts_with("\"~\", expected "));
}
