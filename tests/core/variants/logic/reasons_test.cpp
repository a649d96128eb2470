// Why single rules leave fewer candidates: the reason of the first step of each, as data.

#include "core/logic/find.hpp"
#include "core/variants/logic/variant_logic.hpp"
#include "tests/core/logic/logic_cases.hpp"
#include "tests/core/variants/logic/struck.hpp"
#include "tests/core/variants/variant_puzzles.hpp"
#include "tests/support/environment.hpp"

#include <fstream>
#include <sstream>

using namespace ninefold;
using namespace ninefold::tests;
using logic::ReasonKind;
using logic::Technique;

namespace {

std::vector<logic::Step> steps_of(const std::string& text, Technique technique) {
  const variants::VariantLogic logic(read_variant(text));
  return logic::find_all(logic.start(), technique).steps;
}

/// The first step with a reason of that kind.
logic::Step step_with(ReasonKind kind, const std::string& text, Technique technique) {
  INFO(text);
  for (const logic::Step& step : steps_of(text, technique)) {
    if (step.reason.kind == kind) return step;
  }
  FAIL("no such step");
  return {};
}

}  // namespace

TEST_CASE("An X-sum says how many cells can have it", "[variants][logic][reasons]") {
  const std::string text = ".XSum~R2~8~";
  const logic::Step count = step_with(ReasonKind::count_of_sum, text, Technique::outside_clue);
  CHECK(count.reason.cells == CellSet{9});
  CHECK(struck_of(count, 9) == digits_of({1, 4, 5, 6, 7, 8, 9}));
  // One cell would be 1; four make at least 1+2+3+4.
  CHECK(std::vector<int>(count.reason.numbers.begin(), count.reason.numbers.begin() + 7) ==
        std::vector<int>{8, 1, 1, 1, 4, 10, 28});
  const logic::Step sets =
      step_with(ReasonKind::sets_by_count, text + ".~R2C1_2_3", Technique::outside_clue);
  CHECK(sets.reason.numbers == std::vector<int>{8, 2, 0b100000, 3, 0b1001});
  CHECK(struck_of(sets, 10) == digits_of({2, 3, 5, 7, 8, 9}));
}

TEST_CASE("A little killer whose boxes make no less has nothing to spare",
          "[variants][logic][reasons]") {
  const logic::Step step =
      step_with(ReasonKind::sum_tight, ".LittleKiller~18~R1C1", Technique::outside_clue);
  CHECK(step.reason.numbers == std::vector<int>{1, 18, 6, 6, 6});
  for (int cell = 0; cell < 81; cell += 10)
    CHECK(struck_of(step, static_cast<Cell>(cell)) == digits_of({4, 5, 6, 7, 8, 9}));
}

TEST_CASE("The first cell of a numbered room does not point to a second clue",
          "[variants][logic][reasons]") {
  const logic::Step step =
      step_with(ReasonKind::place_of_clue, ".NumberedRoom~R1~4~", Technique::outside_clue);
  CHECK(step.reason.numbers == std::vector<int>{4, 1, 0, 4, 3});
  CHECK(struck_of(step, 0) == digits_of({1, 4}));
  const logic::Step closed =
      step_with(ReasonKind::place_of_clue, ".~R3C5_4.NumberedRoom~R1~4~", Technique::outside_clue);
  // Box 2 has its 4 as well, so that it is neither in r1c5 nor in r1c6.
  CHECK(struck_of(closed, 0) == digits_of({1, 4, 5, 6}));
}

TEST_CASE("A renban on which a house has a digit holds the sets with it",
          "[variants][logic][reasons]") {
  const logic::Step step =
      step_with(ReasonKind::digit_of_house, ".~R2C5_9~R3C9_9.Renban~R1C1~R1C2~R1C3~R2C1",
                Technique::line_rule);
  CHECK(step.reason.numbers == std::vector<int>{9});
  CHECK(step.combinations == std::vector{digits_of({6, 7, 8, 9})});
  CHECK(struck_of(step, 0) == digits_of({1, 2, 3, 4, 5}));
}

TEST_CASE("A digit without a partner says what it would need beside it",
          "[variants][logic][reasons]") {
  const logic::Step step = step_with(
      ReasonKind::partners, ".V~R1C1~R1C2.~R1C1_1_2_3_4_6.~R1C2_1_2_3", Technique::pair_rule);
  CHECK(step.reason.cells == CellSet{0});
  CHECK(step.reason.others == CellSet{1});
  CHECK(step.digits == digits_of({1, 6}));
  // Beside 1 there would be a 4, beside 6 nothing.
  CHECK(step.reason.numbers == std::vector<int>{0b111, 0b1110, 0b1000, 0});
}

TEST_CASE("Ends of a palindrome are the same digit", "[variants][logic][reasons]") {
  const logic::Step step =
      step_with(ReasonKind::equal, ".~R1C1_2_3.Palindrome~R1C1~R2C2~R4C5", Technique::line_rule);
  CHECK(step.reason.numbers == std::vector<int>{0b110});
  CHECK(step.reason.cells == CellSet{0, 31});
}

TEST_CASE("A sandwich says how far its ends can be from each other", "[variants][logic][reasons]") {
  const logic::Step step =
      step_with(ReasonKind::sandwich_reach, ".~R3C1_1.Sandwich~8~R3", Technique::outside_clue);
  CHECK(step.reason.numbers == std::vector<int>{8, 9, 1, 1, 2});
  CHECK(struck_of(step, 18 + 1) == digits_of({9}));
  CHECK(struck_of(step, 18 + 2).empty());
  CHECK(struck_of(step, 18 + 3).empty());
  CHECK(struck_of(step, 18 + 4) == digits_of({9}));
}

TEST_CASE("An arrow and its circle bound each other", "[variants][logic][reasons]") {
  const std::string text = ".Arrow~R4C1~R1C1~R2C1~R3C1";
  const logic::Step circle = step_with(ReasonKind::sum, text, Technique::arrow_sums);
  bool is_bounded = false;
  for (const logic::Step& step : steps_of(text, Technique::arrow_sums))
    is_bounded = is_bounded || struck_of(step, 27) == digits_of({1, 2, 3, 4, 5});
  CHECK(is_bounded);
  CHECK(circle.reason.numbers.size() == 6);
}

TEST_CASE("What a reason counts is what there is", "[variants][logic][reasons]") {
  // 3 and 7 at most leave 7 of the 17.
  const logic::Step rest =
      step_with(ReasonKind::sum, ".~R1C2_1_2_3~R1C3_5_6_7.Cage~17~R1C1~R1C2~R1C3",
                Technique::cage_combinations);
  CHECK(rest.reason.numbers == std::vector<int>{1, 7, 17, 10, 0, 2});
  CHECK(struck_of(rest, 0) == digits_of({1, 2, 3, 4, 5, 6}));
  // 1+2+3+4 is 10 itself: four cells stay, five are too many.
  const logic::Step count =
      step_with(ReasonKind::count_of_sum, ".XSum~R2~10~", Technique::outside_clue);
  for (std::size_t at = 1; at < count.reason.numbers.size(); at += 3)
    CHECK(count.reason.numbers[at] != 4);
  CHECK_FALSE(struck_of(count, 9).contains(4));
}

TEST_CASE("What a digit leaves of a sum is told where the others cannot make it",
          "[variants][logic][reasons]") {
  // 2 in r4c1 would need 6 in r5c2.
  const logic::Step rest = step_with(ReasonKind::rest_of_sum, ".Cage~8~R4C1~R5C2.~R5C2_1_2_3_5_7",
                                     Technique::cage_combinations);
  CHECK(rest.reason.numbers == std::vector<int>{0b10, 6});
  CHECK(rest.reason.others == CellSet{37});
  CHECK(struck_of(rest, 27) == digits_of({2}));
}

TEST_CASE("Cells that a digit makes one digit had others, and can be that one",
          "[variants][logic][reasons]") {
  int told = 0;
  for (const std::string& text :
       {std::string(".Cage~9~R1C1~R1C2.Cage~9~R2C1~R2C2.Cage~27~R1C3~R2C3~R3C1~R3C2~R3C3"),
        std::string(".Cage~15~R4C5~R4C6~R5C5.Cage~13~R5C4~R6C4~R6C5.~R4C5_5_6.~R5C5_7_9"),
        std::string(".Skyscraper~R1~4~.~R1C1_6.~R1C2_1_2"),
        // With 9 in r1c1 all that follow are one digit, of which three are told.
        std::string(".WhiteDot~R1C1~R1C2.WhiteDot~R1C2~R1C3.WhiteDot~R1C3~R1C4.WhiteDot~R1C4~R1C5"
                    ".WhiteDot~R1C5~R1C6.~R1C1_1_9.~R1C6_5_6")}) {
    const variants::VariantLogic logic(read_variant(text));
    const logic::State state = logic.start();
    for (const Technique technique : {Technique::rules_in_house, Technique::outside_clue}) {
      for (const logic::Step& step : logic::find_all(state, technique).steps) {
        if (step.reason.kind != ReasonKind::dead_end) continue;
        const std::vector<int>& numbers = step.reason.numbers;
        CHECK(numbers.size() <= 8);
        for (std::size_t at = 2; at + 1 < numbers.size(); at += 2) {
          const auto cell = static_cast<Cell>(numbers[at]);
          CHECK_FALSE(step.reason.cells.contains(cell));
          CHECK(state.candidates(cell).count() > 1);
          CHECK(state.candidates(cell).contains(static_cast<Digit>(numbers[at + 1])));
          ++told;
        }
      }
    }
  }
  CHECK(told > 0);
}

TEST_CASE("A cell is said to be left without digits only where it is",
          "[variants][logic][reasons]") {
  // 6 at the border leaves too few to be seen; r1c1 itself keeps its 6.
  for (const logic::Step& step :
       steps_of(".Skyscraper~R1~4~.~R1C1_6.~R1C2_1_2", Technique::outside_clue)) {
    const std::vector<int>& numbers = step.reason.numbers;
    if (step.reason.kind == ReasonKind::dead_end) CHECK(numbers[1] != 1);
    if (step.reason.kind != ReasonKind::cases) continue;
    for (std::size_t at = 2; at < numbers.size(); at += 2) {
      CHECK(numbers[at] != 1);
      CHECK_FALSE(step.reason.others.contains(static_cast<Cell>(numbers[at] - 1)));
    }
  }
}

TEST_CASE("A contradiction does not end at a cage for what a house says besides",
          "[variants][logic][reasons]") {
  // 10 in box 8 with r8c5=4 is 1 and 5; only the cages of the box together forbid that.
  const std::string cages =
      ".Cage~6~R8C6~R8C7.Cage~10~R8C5~R9C4~R9C5.Cage~21~R7C3~R7C4~R8C3~R8C4"
      ".Cage~29~R6C6~R6C7~R7C5~R7C6~R7C7.Cage~22~R9C6~R9C7~R9C8.~R8C5_1_2_3_4_5_6_7";
  for (const logic::Step& step : steps_of(cages, Technique::rule_contradiction)) {
    const bool is_of_cage = step.rules == std::vector<std::uint16_t>{1};
    if (is_of_cage) CHECK(step.eliminations.front().digit != 4);
  }
}

TEST_CASE("Digits of a thermometer grow from what its bulb is", "[variants][logic][reasons]") {
  const logic::Step step = step_with(ReasonKind::rising, ".~R1C1_4_5.Thermo~R1C1~R1C2~R1C3",
                                     Technique::thermometer_bounds);
  CHECK(step.reason.numbers == std::vector<int>{0, 4, 1, 5, 2, 6});
  CHECK(struck_of(step, 2) == digits_of({1, 2, 3, 4, 5}));
}

TEST_CASE("Each case of another cell tells its own end", "[variants][logic][reasons]") {
  int cases = 0;
  for (const std::string text :
       {".Skyscraper~R1~4~.~R1C5_9", ".Sandwich~17~R1.~R1C1_1_2",
        ".Zipper~R1C1~R1C2~R1C3~R1C4~R1C5", ".Between~R1C1~R1C2~R1C3~R1C4.~R1C1_1_9",
        ".Cage~13~R1C1~R1C2~R1C3.~R1C2_1_2_9.~R1C3_1_3_9"}) {
    for (const Technique technique :
         {Technique::outside_clue, Technique::line_rule, Technique::cage_combinations}) {
      for (const logic::Step& step : steps_of(text, technique)) {
        INFO(text << " " << effect_text(step.eliminations, step.placements));
        if (step.reason.kind != ReasonKind::cases) continue;
        ++cases;
        CHECK(step.reason.cells.count() == 1);
        CHECK(step.reason.others.count() == 1);
        CHECK(step.reason.numbers.size() >= 5);
        CHECK(step.reason.numbers.size() % 2 == 1);
      }
    }
  }
  CHECK(cases > 0);
}

TEST_CASE("A digit that leads through rules to one that fails goes", "[variants][logic][reasons]") {
  // With 2 in r1c1 the cage takes 1, and the dot has nothing left.
  const std::string text = ".Shape~4x4.Cage~3~R1C1~R1C2.BlackDot~R1C2~R2C2.~R2C2_2_4.~R2C1_3_4";
  const variants::VariantLogic logic(read_variant(text));
  const auto step = logic::find_first(logic.start(), Technique::rule_contradiction);
  REQUIRE(step);
  CHECK(step->reason.kind == ReasonKind::contradiction);
  REQUIRE(step->eliminations.size() == 1);
  const int ends = (step->reason.cells.empty() ? 0 : 1) + (step->houses.empty() ? 0 : 1) +
                   (step->rules.empty() ? 0 : 1);
  CHECK(ends == 1);
  for (const logic::Step& part : step->parts)
    CHECK_FALSE((part.placements.empty() && part.eliminations.empty()));
}

TEST_CASE("Where single rules show nothing, cases lead to what they have in common",
          "[variants][logic][reasons]") {
  // Whichever of 1 and 2 is in r1c1, the other is in r1c2 or, by the equal ends, in r4c2.
  const std::string text =
      ".Shape~4x4.~R1C1_1_2.Palindrome~R1C1~R2C3~R3C2.~R1C2_1_2_3.BlackDot~R1C2~R2C2";
  const variants::VariantLogic logic(read_variant(text));
  const logic::State state = logic.start();
  const logic::Found found = logic::find_all(state, Technique::rule_forcing);
  REQUIRE_FALSE(found.steps.empty());
  for (const logic::Step& step : found.steps) {
    INFO(effect_text(step.eliminations, step.placements));
    REQUIRE(step.eliminations.size() == 1);
    CHECK(state.has(step.eliminations.front()));
    if (step.reason.kind == ReasonKind::contradiction) continue;
    CHECK(step.reason.kind == ReasonKind::common_ground);
    CHECK(step.parts.size() >= 2);
    for (const logic::Step& part : step.parts) CHECK(part.placements.size() == 1);
  }
}

TEST_CASE("The shared cases of reasons follow from steps of rules", "[variants][logic][shared]") {
  std::ifstream file(std::string(NINEFOLD_SOURCE_DIR) + "/../shared/cases/reasons/cases.tsv");
  if (!file) SKIP("no ../shared/cases here");
  int reached = 0;
  int all = 0;
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::istringstream fields(line);
    std::string name;
    std::string text;
    std::string claims;
    std::getline(fields, name, '\t');
    std::getline(fields, text, '\t');
    std::getline(fields, claims, '\t');
    const variants::PuzzleOrError read = variants::read_iss_text(text);
    const auto* const puzzle = std::get_if<variants::Puzzle>(&read);
    if (puzzle == nullptr || variants::why_no_shape(puzzle->layout) != variants::NoShape::none)
      continue;
    ++all;
    const variants::VariantLogic logic(*puzzle);
    logic::State state = logic.start();
    // To where nothing that a rule or a link says is left.
    for (bool goes_on = true; goes_on;) {
      goes_on = false;
      for (const logic::TechniqueFacts& one : logic::techniques()) {
        if (!one.is_on_path || one.technique > Technique::naked_triple) continue;
        if (const auto step = logic::find_first(state, one.technique, 2'000'000)) {
          logic::apply(*step, state);
          goes_on = true;
          break;
        }
      }
    }
    bool holds = true;
    std::istringstream words(claims);
    for (std::string claim; words >> claim;) {
      const bool is_kept = claim.find('=') != std::string::npos;
      const auto cell = static_cast<Cell>((claim[1] - '1') * logic.links().size() + claim[3] - '1');
      logic::DigitSet digits;
      for (std::size_t at = 5; at < claim.size(); ++at)
        digits.insert(static_cast<Digit>(claim[at] - '0'));
      logic::DigitSet left = state.candidates(cell);
      if (state.values()[cell] != empty_cell) left = logic::DigitSet::of(state.values()[cell]);
      holds = holds && (is_kept ? digits.contains_all(left) : (left & digits).empty());
    }
    if (holds) ++reached;
    if (!holds) WARN(name << " " << text << " " << claims);
  }
  CHECK(all >= 80);
  CHECK(reached * 10 >= all * 9);
}
