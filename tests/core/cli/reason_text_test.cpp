// How the terminal tells reasons of rules, and reads constraint texts of other encodings.

#include "core/cli/words/reason_text.hpp"
#include "core/cli/reading/constraint_lines.hpp"
#include "core/cli/words/steps/telling.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using logic::ReasonKind;

namespace {

std::string text_of(ReasonKind kind, std::vector<int> numbers, CellSet others = {1},
                    const CellSet& across = {}) {
  const variants::VariantLogic logic(read_variant(".Cage~10~R1C1~R1C2"));
  logic::Step step;
  step.rules = {0};
  step.reason.kind = kind;
  step.reason.cells.insert(0);
  step.reason.others = others;
  step.reason.across = across;
  step.reason.numbers = std::move(numbers);
  const std::array<std::string, 1> names{"the clue"};
  return cli::reason_text(logic.links(), step, names);
}

}  // namespace

TEST_CASE("Two cases are both, three are each", "[cli][reasons]") {
  CHECK(text_of(ReasonKind::cases, {0b1, 2, 0, 3, 0}).ends_with("; neither fits"));
  CHECK(text_of(ReasonKind::cases, {0b1, 2, 0, 3, 0, 4, 0}).ends_with("; none of them fits"));
  CHECK(
      text_of(ReasonKind::cases, {0b1, 2, 9, 3, 9}).ends_with("; either leaves nothing for r1c9"));
  CHECK(text_of(ReasonKind::cases, {0b1, 2, 9, 3, 9, 4, 9})
            .ends_with("; each leaves nothing for r1c9"));
}

TEST_CASE("A sum between ends, and what is hidden, tell what could be", "[cli][reasons]") {
  const std::string start = "if r1c1 were 1, the clue could not be filled: ";
  CHECK(text_of(ReasonKind::between_missed, {1, 8, 15, 10}, {1, 2}, {3, 4}) ==
        start +
            "what lies between the smallest and the largest would make at most 8 or at least 15, "
            "not 10");
  CHECK(
      text_of(ReasonKind::between_missed, {1, -1, 12, 10}, {1}, {2})
          .ends_with("the smallest (r1c2) and the largest (r1c3) would make at least 12, not 10"));
  CHECK(text_of(ReasonKind::hidden_missed, {1, 0b10010, 7}, {1, 2}) ==
        start + "r1c2 or r1c3 would be hidden first, as 2 or 5");
  CHECK(text_of(ReasonKind::hidden_missed, {1, 0b110111, 7}, {1})
            .ends_with("r1c2 would be hidden first, and not as 7"));
  CHECK(text_of(ReasonKind::hidden_missed, {1, 1, 7}, {1, 2, 3, 4, 5})
            .ends_with(": 7 would not be hidden first"));
  CHECK(text_of(ReasonKind::hidden_missed, {1, 0, 7}, {}).ends_with(": none would be hidden"));
  CHECK(text_of(ReasonKind::hidden_missed, {1, 1, 7}, {1}, {5})
            .ends_with(": r1c6 would be 7, and not the first that is hidden"));
  CHECK(text_of(ReasonKind::not_left, {1, 0b11, 0b1001000}) ==
        start + "r1c2 would be 1 or 2, and the other cells leave it only 4 or 7");
}

TEST_CASE("What is too few, too far apart or not between tells how many and which",
          "[cli][reasons]") {
  const std::string start = "if r1c1 were 1, the clue could not be filled: ";
  CHECK(text_of(ReasonKind::too_few_places, {1, 0b100, 2, 1}, {1, 2}) ==
        start + "2 cells would have to be 3, and all that could be see each other");
  CHECK(text_of(ReasonKind::too_few_places, {1, 0b100, 2, 1}, {1}) ==
        start + "2 cells would have to be 3, and only r1c2 could be");
  CHECK(text_of(ReasonKind::too_far_apart, {1, 0b1, 0b10000000, 4}, {1}, {2}) ==
        start + "r1c2 would be 1 and r1c3 8, too far apart for a run of 4");
  CHECK(text_of(ReasonKind::too_far_apart, {1, 0b11, 0b110000000, 4}, {1}, {2}) ==
        start + "r1c2 would be at most 2 and r1c3 at least 8, too far apart for a run of 4");
  CHECK(text_of(ReasonKind::not_between, {1, 1, 0b110000000}, {1}, {2, 3}) ==
        start + "r1c2 would be at least 8, and neither r1c3 nor r1c4 could be more");
}

TEST_CASE("Diagonals are called what they are, other houses by their number", "[cli][reasons]") {
  const variants::VariantLogic logic(read_variant(".Cage~10~R1C1~R1C2"));
  const auto name_of = [&logic](const CellSet& cells) {
    return cli::house_text(logic.links(), {logic::HouseKind::extra, 0, cells});
  };
  CHECK(name_of({0, 10, 20, 30, 40, 50, 60, 70, 80}) == "the falling diagonal");
  CHECK(name_of({8, 16, 24, 32, 40, 48, 56, 64, 72}) == "the rising diagonal");
  CHECK(name_of({1, 10, 20, 30, 40, 50, 60, 70, 80}) == "extra house 1");
  CHECK(name_of({16, 24, 32, 40, 48, 56, 64, 72, 80}) == "extra house 1");
}

TEST_CASE("Of several rules the one that fails is named", "[cli][reasons]") {
  const variants::VariantLogic logic(
      read_variant(".Cage~10~R1C1~R1C2.Cage~10~R1C3~R1C4.Cage~10~R1C5~R1C6.Cage~10~R1C7~R1C8"));
  const std::array<std::string, 4> names{"one", "two", "three", "four"};
  logic::Step step;
  step.technique = logic::Technique::rules_in_house;
  step.houses = {0};
  step.rules = {0, 1};
  step.reason = {ReasonKind::dead_end, {0}, {}, {}, {1, 0}, 2};
  CHECK(cli::reason_text(logic.links(), step, names) ==
        "if r1c1 were 1, with row 1 and one, two could not be filled");
  step.rules = {0, 1, 2, 3};
  CHECK(cli::reason_text(logic.links(), step, names) ==
        "if r1c1 were 1, with the rules of row 1, two could not be filled");
}

TEST_CASE("A number of cells that cannot make an X-sum is said to be none", "[cli][reasons]") {
  CHECK(text_of(ReasonKind::sets_by_count, {7, 2, 0b10000, 3, 0}) ==
        "the clue: r1c1 says how many cells make 7; with 2 cells the others are among 5 and 3 "
        "cells cannot make it");
}

TEST_CASE("What a digit leaves of a sum is told for each digit", "[cli][reasons]") {
  CHECK(text_of(ReasonKind::rest_of_sum, {0b11, 9, 8}) ==
        "the clue: with 1 or 2 in r1c1, r1c2 would have to be 9 or 8, which it cannot");
}

TEST_CASE("Cells that a digit makes one digit come before the end", "[cli][reasons]") {
  CHECK(text_of(ReasonKind::dead_end, {0b1, 0}) == "if r1c1 were 1, the clue could not be filled");
  CHECK(text_of(ReasonKind::dead_end, {0b1, 9, 3, 7, 4, 8}) ==
        "if r1c1 were 1, r1c4 would be 7 and r1c5 8, and the clue would leave nothing for r1c9");
}

TEST_CASE("A constraint text may be of UTF-16", "[cli]") {
  std::string text = "\xff\xfe";
  for (const char character : std::string(".Thermo~R1C1~R1C2")) text += {character, '\0'};
  const auto puzzles = cli::read_constraint_lines(text);
  REQUIRE(puzzles.size() == 1);
  CHECK(puzzles.front().variant.find("Thermo") != std::string::npos);
}
