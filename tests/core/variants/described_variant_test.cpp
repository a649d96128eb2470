// Puzzles of any rules as descriptions, which links and messages carry.

#include "core/formats/iss/described_variant.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

using namespace ninefold;
using namespace ninefold::tests;

namespace {

std::string described(const std::string& text) {
  return variants::describe_variant(read_variant(text)).text;
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

}  // namespace

TEST_CASE("A variant is written with its digits as givens and the rest as text",
          "[variants][formats]") {
  CHECK(described(".Shape~4x4.~R1C1_3.~R4C4_1.Cage~5~R1C2~R1C3") ==
        "1;constraints:.Cage!5!R1C2!R1C3;3n1");
  CHECK(described(".Shape~4x4.NoBoxes.AntiKnight") == "1;constraints:.AntiKnight,latin;p");
  // Several values, and a second one for a cell, are no given.
  CHECK(described(".Shape~4x4.~R1C1_1_2.~R2C2_3~R2C3_4.~R2C2_4") ==
        "1;constraints:.!R1C1_1_2.!R2C2_4;e34i");
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
    const variants::Puzzle puzzle = read_variant(text);
    Budget budget;
    budget.solutions = 1000;
    const std::string description = variants::describe_variant(puzzle).text;
    CHECK(variants::is_described_variant(description));
    CHECK(count_of(description) ==
          variants::VariantEngine(puzzle).count(budget).solutions.to_string());
    const auto read = variants::read_described_variant(description);
    CHECK(variants::describe_variant(read->puzzle).text == description);
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

TEST_CASE("Boards that a description cannot say are refused with the reason",
          "[variants][formats]") {
  using variants::NoShape;
  const auto reason = [](const char* text) {
    return variants::describe_variant(read_variant(text)).reason;
  };
  CHECK(reason(".Shape~5x5") == NoShape::other_board);
  CHECK(reason(".Shape~4x6") == NoShape::other_board);
  CHECK(reason(".Shape~9x9~0-8") == NoShape::other_values);
  CHECK(reason(".Shape~6x6~9") == NoShape::other_values);
  CHECK(reason(".Shape~4x4~4~Raw") == NoShape::no_houses);
  CHECK(reason(".Shape~4x4") == NoShape::none);
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
