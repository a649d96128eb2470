// What a person sees of single rules before looking for anything in houses.

#include "core/logic/find.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/variants/logic/struck.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using logic::ReasonKind;
using logic::Technique;

namespace {

/// The steps with a reason of a rule that come first, one after another.
std::vector<logic::Step> first_steps(const std::string& text, std::size_t most = 20) {
  const variants::VariantLogic logic(read_variant(text));
  logic::State state = logic.start();
  std::vector<logic::Step> steps;
  while (steps.size() < most) {
    const auto step = logic::find_next(state);
    if (!step || step->reason.empty()) break;
    logic::apply(*step, state);
    steps.push_back(*step);
  }
  return steps;
}

int reason_of_opening(const logic::Step& step) {
  REQUIRE(step.reason.kind == ReasonKind::opening);
  REQUIRE(step.reason.numbers.size() == 1);
  return step.reason.numbers.front();
}

constexpr int number_of(ReasonKind kind) { return static_cast<int>(kind); }

}  // namespace

TEST_CASE("What no thermometer ever allows is one step", "[variants][logic][glances]") {
  const std::vector<logic::Step> steps =
      first_steps(".Thermo~R1C1~R2C2~R3C3.Thermo~R9C9~R8C8~R7C7~R6C6");
  REQUIRE(steps.size() == 1);
  const logic::Step& opening = steps.front();
  CHECK(opening.technique == Technique::thermometer_bounds);
  CHECK((reason_of_opening(opening) == number_of(ReasonKind::rising) ||
         reason_of_opening(opening) == number_of(ReasonKind::falling)));
  CHECK(opening.rules == std::vector<std::uint16_t>{0, 1});
  CHECK(struck_of(opening, 0) == digits_of({8, 9}));
  CHECK(struck_of(opening, 10) == digits_of({1, 9}));
  CHECK(struck_of(opening, 20) == digits_of({1, 2}));
  CHECK(struck_of(opening, 80) == digits_of({7, 8, 9}));
  CHECK(struck_of(opening, 50) == digits_of({1, 2, 3}));
  CHECK(opening.cells.count() == 7);
  CHECK(opening.digits == digits_of({1, 2, 3, 7, 8, 9}));
}

TEST_CASE("A rule that is alone tells its own reason", "[variants][logic][glances]") {
  for (const logic::Step& step : first_steps(".Thermo~R1C1~R2C2~R3C3"))
    CHECK((step.reason.kind == ReasonKind::rising || step.reason.kind == ReasonKind::falling));
  // The second thermometer has been marked before.
  for (const logic::Step& step :
       first_steps(".Thermo~R1C1~R2C2.Thermo~R9C9~R8C8.~R9C9_1_2.~R8C8_3_4"))
    CHECK(step.reason.kind != ReasonKind::opening);
}

TEST_CASE("Each kind of mark is a step", "[variants][logic][glances]") {
  const std::vector<logic::Step> steps =
      first_steps(".X~R1C1~R1C2.X~R5C1~R5C2.V~R2C4~R2C5.V~R8C4~R8C5");
  REQUIRE(steps.size() >= 2);
  CHECK(steps[0].rules.size() == 2);
  CHECK(steps[1].rules.size() == 2);
  CHECK(reason_of_opening(steps[0]) == number_of(ReasonKind::partners));
  CHECK(reason_of_opening(steps[1]) == number_of(ReasonKind::partners));
  CHECK(struck_of(steps[0], 0) == digits_of({5}));
  CHECK(struck_of(steps[0], 1) == digits_of({5}));
  CHECK(struck_of(steps[1], 12) == digits_of({5, 6, 7, 8, 9}));
}

TEST_CASE("An opening says the most that any of its rules needs", "[variants][logic][glances]") {
  const auto reason = [](const std::string& text) {
    return static_cast<ReasonKind>(reason_of_opening(first_steps(text).front()));
  };
  CHECK(reason(".Cage~8~R1C1~R4C4~R7C7.Cage~28~R2C1~R5C4~R8C7~R9C9") == ReasonKind::sum);
  // 5 and 5 in a cage of 10 would be one digit twice.
  CHECK(reason(".Cage~10~R1C1~R1C2.Cage~17~R9C1~R9C2") == ReasonKind::combinations);
  CHECK(reason(".Whisper~5~R1C1~R4C4.Whisper~5~R9C9~R6C6") == ReasonKind::partners);
  // 4 would need 9 on both sides, in one box.
  CHECK(reason(".Whisper~5~R1C1~R2C2~R3C3.Whisper~5~R9C9~R8C8~R7C7") == ReasonKind::partner_twice);
  CHECK(reason(".Skyscraper~R1~4~.Skyscraper~R9~3~") == ReasonKind::skyscraper);
  CHECK(reason(".PillArrow~2~R1C1~R1C2~R2C3~R2C4.PillArrow~2~R9C1~R9C2~R8C3~R8C4") ==
        ReasonKind::number_in_pill);
}

TEST_CASE("The simplest reason comes first, and before what takes houses",
          "[variants][logic][glances]") {
  // Row 1 has its 1 in box 1, which points; a palindrome is seen before, and a sum before that box.
  const std::string row = ".~R1C4_4.~R1C5_5.~R1C6_6.~R1C7_7.~R1C8_8.~R1C9_9";
  const std::vector<logic::Step> steps =
      first_steps(row + ".Cage~20~R4C4~R5C5~R6C6.Palindrome~R7C1~R9C2.~R7C1_1_2");
  REQUIRE(steps.size() >= 2);
  CHECK(steps[0].reason.kind == ReasonKind::equal);
  CHECK(steps[1].reason.kind == ReasonKind::sum);
  // Nothing of sets beyond what one sees.
  const auto sets = first_steps(row + ".Cage~8~R4C4~R4C5~R4C6");
  REQUIRE_FALSE(sets.empty());
  CHECK(sets[0].reason.kind == ReasonKind::combinations);
  CHECK(sets[0].combinations == std::vector{digits_of({1, 2, 5}), digits_of({1, 3, 4})});
  CHECK(struck_of(sets[0], 30) == digits_of({6, 7, 8, 9}));
}

TEST_CASE("Singles come before what is seen of rules", "[variants][logic][glances]") {
  const std::string row = ".~R1C1_1.~R1C2_2.~R1C3_3.~R1C4_4.~R1C5_5.~R1C6_6.~R1C7_7.~R1C8_8";
  const variants::VariantLogic logic(read_variant(row + ".Thermo~R5C5~R6C6.Thermo~R5C1~R6C1"));
  const auto step = logic::find_next(logic.start());
  REQUIRE(step.has_value());
  CHECK(step->technique == Technique::full_house);
}

TEST_CASE("What somebody leaves out is not seen at a glance either", "[variants][logic][glances]") {
  const variants::VariantLogic logic(
      read_variant(".Thermo~R1C1~R2C2.Thermo~R9C9~R8C8.Cage~3~R5C5~R5C6"));
  const std::array without{Technique::thermometer_bounds};
  logic::Workspace shared;
  const auto step = logic::find_next(logic.start(), shared, logic::path_order({}, without));
  REQUIRE(step.has_value());
  CHECK(step->technique == Technique::cage_combinations);
}

TEST_CASE("A pill holds the sums of its arrow, and its number bounds the arrow's cells",
          "[variants][logic][glances]") {
  const std::vector<logic::Step> steps =
      first_steps(".PillArrow~2~R1C1~R1C2~R2C1~R2C2.~R2C1_8_9.~R2C2_7_8_9", 1);
  REQUIRE(steps.size() == 1);
  CHECK(steps[0].reason.kind == ReasonKind::number_in_pill);
  // 8 and 7 make 15 at least.
  CHECK(steps[0].reason.numbers == std::vector<int>{15, 17, 15, 17});
  CHECK(struck_of(steps[0], 1) == digits_of({1, 2, 3, 4, 8, 9}));
  // The number is 13 at most, and the cells of box 5 make 1+2+3 at least.
  const variants::VariantLogic logic(
      read_variant(".PillArrow~2~R1C1~R1C2~R4C4~R5C5~R6C6~R7C7.~R1C1_1.~R1C2_2_3"));
  const auto bounds = logic::find_all(logic.start(), Technique::arrow_sums).steps;
  const auto bounded = std::find_if(bounds.begin(), bounds.end(), [](const logic::Step& step) {
    return step.reason.kind == ReasonKind::sum && step.reason.numbers[0] == 0 &&
           step.reason.cells.contains(60);
  });
  REQUIRE(bounded != bounds.end());
  CHECK(struck_of(*bounded, 60) == digits_of({8, 9}));
  CHECK(bounded->reason.numbers == std::vector<int>{0, 7, 0, 6, 13, 3, 1});
}
