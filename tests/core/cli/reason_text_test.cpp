// How the terminal tells reasons of rules, and reads constraint texts of other encodings.

#include "core/cli/words/reason_text.hpp"
#include "core/cli/reading/constraint_lines.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <array>
#include <string>

using namespace ninefold;
using namespace ninefold::tests;
using logic::ReasonKind;

namespace {

std::string text_of(ReasonKind kind, std::vector<int> numbers) {
  const variants::VariantLogic logic(read_variant(".Cage~10~R1C1~R1C2"));
  logic::Step step;
  step.rules = {0};
  step.reason.kind = kind;
  step.reason.cells.insert(0);
  step.reason.others.insert(1);
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
