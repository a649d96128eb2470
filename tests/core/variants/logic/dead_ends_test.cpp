// Where rules fail once a digit was followed as far as it goes.

#include "core/variants/logic/reasons/dead_ends.hpp"
#include "core/logic/find.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <memory>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using logic::ReasonKind;
using logic::Technique;

namespace {

using Numbers = std::vector<int>;

/// The reason for which a digit goes from a cell.
logic::Reason reason_for(const std::string& text, Technique technique, Cell cell, int digit) {
  INFO(text);
  const variants::VariantLogic logic(read_variant(text));
  const logic::Candidate wanted{cell, static_cast<Digit>(digit)};
  for (const logic::Step& step : logic::find_all(logic.start(), technique).steps) {
    for (const logic::Candidate& struck : step.eliminations) {
      if (struck == wanted && step.reason.cells == CellSet{cell}) return step.reason;
    }
  }
  FAIL("no such step");
  return {};
}

}  // namespace

TEST_CASE("Cells that see each other are left with too few digits", "[variants][logic][reasons]") {
  // The 6 is 1+2+3, so a 2 beside it leaves three cells 1 and 3.
  const logic::Reason reason =
      reason_for(".Cage~6~R1C1~R1C2~R1C3.Renban~R1C4~R1C5~R1C6", Technique::rules_in_house, 3, 2);
  CHECK(reason.kind == ReasonKind::shared_digits);
  CHECK(reason.others == CellSet{0, 1, 2});
  CHECK(reason.numbers == Numbers{0b10, 0b101});
}

TEST_CASE("A digit of the house is left without a place", "[variants][logic][reasons]") {
  // Every cell of row 1 but r1c9 is on the line.
  const std::string line = ".Whisper~5~R1C1~R1C2~R1C3~R1C4~R1C5~R1C6~R1C7~R1C8";
  const logic::Reason reason = reason_for(line, Technique::rules_in_house, 8, 1);
  CHECK(reason.kind == ReasonKind::no_place);
  CHECK(reason.numbers == Numbers{0b1110'1111, 5});
  // A digit that is followed has its place.
  const variants::VariantLogic logic(
      read_variant(".Thermo~R1C1~R1C2~R1C3~R1C4.Thermo~R1C5~R1C6~R1C7"));
  for (const logic::Step& step : logic::find_all(logic.start(), Technique::rules_in_house).steps) {
    if (step.reason.kind != ReasonKind::no_place) continue;
    for (const Digit digit : step.digits) CHECK(step.reason.numbers[1] != digit);
  }
}

TEST_CASE("The last cell of a sum would have to be what it cannot", "[variants][logic][reasons]") {
  // 5+6 leaves 4 for r1c3, but the 13 is 4+9 then.
  const logic::Reason reason =
      reason_for(".Cage~15~R1C1~R1C2~R1C3.Cage~13~R1C4~R1C5.~R1C1_5_9.~R1C4_4_6_7.~R1C5_6_7_9",
                 Technique::rules_in_house, 1, 6);
  CHECK(reason.kind == ReasonKind::sum_needs);
  CHECK(reason.others == CellSet{2});
  CHECK(reason.numbers == Numbers{0b100000, 4, 0, 5, 3, 4, 4, 9});
}

TEST_CASE("A sum is missed by what its sides make at least or at most",
          "[variants][logic][reasons]") {
  // With 1 on the arrow the pill begins with 2, and what is left makes 18.
  const logic::Reason pill =
      reason_for(".PillArrow~2~R1C1~R1C2~R2C1~R2C2~R2C3.~R1C1_1_2", Technique::arrow_sums, 9, 1);
  CHECK(pill.kind == ReasonKind::sum_missed);
  CHECK(pill.others == CellSet{9, 10, 11});
  CHECK(pill.across == CellSet{0, 1});
  CHECK(pill.numbers == Numbers{0b1, 0, 18, 23, 1, 0, 2});
}

TEST_CASE("Too few or too many skyscrapers would be seen", "[variants][logic][reasons]") {
  const logic::Reason few =
      reason_for(".Skyscraper~R1~4~.~R1C1_6.~R1C2_1_2", Technique::outside_clue, 2, 8);
  CHECK(few.kind == ReasonKind::seen_missed);
  CHECK(few.numbers == Numbers{0b10000000, 0, 3, 4});
  const logic::Reason many =
      reason_for(".Skyscraper~R1~2~.~R1C1_1_5_6.~R1C2_4_8.~R1C3_9", Technique::outside_clue, 0, 1);
  CHECK(many.kind == ReasonKind::seen_missed);
  CHECK(many.numbers == Numbers{0b1, 1, 3, 2});
  // Where it is open how many are seen, the nearest to the clue counts: 5, 7, 8 and 9; 1, 4 and 9.
  CHECK(reason_for(".Skyscraper~R1~5~.~R1C1_4_5.~R1C2_1_2_3", Technique::outside_clue, 3, 8)
            .numbers == Numbers{0b10000000, 0, 4, 5});
  CHECK(
      reason_for(".Skyscraper~R1~2~.~R1C1_1_5_6.~R1C2_4_8.~R1C3_7_9", Technique::outside_clue, 0, 1)
          .numbers == Numbers{0b1, 1, 3, 2});
}

TEST_CASE("What is left of cells is added up, whatever each of them has",
          "[variants][logic][reasons]") {
  const variants::Puzzle puzzle = read_variant(".Cage~14~R1C1~R1C2~R1C3");
  variants::Model model(puzzle.layout);
  const variants::Rule& rule = puzzle.rules.front();
  variants::contribute(rule, puzzle, model);
  const auto peers =
      std::make_shared<const variants::Peers>(puzzle.layout.cell_count(), model.different);
  const variants::RuleReasons reasons(rule, model, peers);
  const std::vector<const variants::RuleReasons*> rules{&reasons};
  std::vector<variants::Mask> left(81, 0b111111111);
  const variants::DeadEndSearch search{left, rule.cells, *peers, 1, {}, rules};
  left[0] = 0b11;
  left[1] = 0b10;
  left[2] = 0b1;
  const auto shared = search.find();
  REQUIRE(shared.has_value());
  CHECK(shared->kind == ReasonKind::shared_digits);
  CHECK(shared->others == CellSet{0, 1, 2});
  CHECK(shared->numbers == Numbers{0b11});
  // 6 and 4+4 would make 14, but the two differ.
  left[0] = 0b100000;
  left[1] = left[2] = 0b100001000;
  const auto rest = search.find();
  REQUIRE(rest.has_value());
  CHECK(rest->kind == ReasonKind::sum_needs);
  CHECK(rest->others == CellSet{1, 2});
  CHECK(rest->numbers == Numbers{8});
}

TEST_CASE("The other cells of a rule leave nothing that a cell could be",
          "[variants][logic][reasons]") {
  // One of the two lines has a sum of 10.
  const logic::Reason reason =
      reason_for(".Or.Sum~10~R1C1~R5C5.Sum~10~R1C1~R5C6.End.~R1C1_3_4.~R5C5_6.~R5C6_6_8",
                 Technique::rule_fillings, 0, 3);
  CHECK(reason.kind == ReasonKind::not_left);
  CHECK(reason.others == CellSet{40});
  CHECK(reason.numbers == Numbers{0b100, 0b100000, 0b1000000});
  CHECK(reason.failing == 0);
}

TEST_CASE("One of several rules in a house is told to fail", "[variants][logic][reasons]") {
  // A 4 elsewhere in row 1 leaves the 5 to stand between 1 and 9.
  const logic::Reason reason =
      reason_for(".Renban~R1C1~R1C2.Lunchbox~4~R1C4~R1C5~R1C6.~R1C4_1.~R1C5_4_5.~R1C6_9",
                 Technique::rules_in_house, 0, 4);
  CHECK(reason.kind == ReasonKind::between_missed);
  CHECK(reason.failing == 2);
  CHECK(reason.others == CellSet{3});
  CHECK(reason.across == CellSet{5});
  CHECK(std::vector(reason.numbers.begin(), reason.numbers.begin() + 4) ==
        Numbers{0b1000, -1, 5, 4});
}
