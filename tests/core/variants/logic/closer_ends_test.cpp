// Where rules fail, and a closer look shows how: by what is left of their cells.

#include "core/board/givens.hpp"
#include "core/logic/find.hpp"
#include "core/variants/logic/reasons/count_failures.hpp"
#include "core/variants/logic/reasons/dead_ends.hpp"
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

/// What a closer look shows of the first rule of a puzzle, the givens of which are what is left.
std::optional<logic::Reason> closer_failure(const std::string& text) {
  const variants::Puzzle puzzle = read_variant(text);
  variants::Model board(puzzle.layout);
  const variants::CellLists houses = puzzle.houses();
  for (std::size_t number = 0; number < houses.size(); ++number)
    board.differ_with_any_values(houses[number]);
  variants::Model model(puzzle.layout);
  const variants::Rule& rule = puzzle.rules.front();
  variants::contribute(rule, puzzle, model);
  std::vector<variants::Mask> left(model.candidates.size(), model.all());
  variants::leave_given(puzzle.givens, left);
  const auto peers =
      std::make_shared<const variants::Peers>(puzzle.layout.cell_count(), board.different);
  return variants::RuleReasons(rule, model, peers).closer_failure(left);
}

void check_end(const std::string& text, ReasonKind kind, const CellSet& others,
               const Numbers& numbers, const CellSet& across = {}) {
  INFO(text);
  const std::optional<logic::Reason> end = closer_failure(text);
  REQUIRE(end.has_value());
  CHECK(end->failing == 0);
  CHECK(end->kind == kind);
  CHECK(end->others == others);
  CHECK(end->across == across);
  CHECK(end->numbers == numbers);
}

}  // namespace

TEST_CASE("A square lacks a class of digits, or two have one cell left",
          "[variants][logic][reasons]") {
  check_end(".GlobalEntropy.~R1C1_1.~R1C2_1_2_7.~R2C1_3_9.~R2C2_8", ReasonKind::too_few_places,
            {0, 1, 9, 10}, {0b111000, 1, 0});
  check_end(".GlobalEntropy.~R1C1_1.~R1C2_2.~R2C1_3", ReasonKind::too_few_places, {10},
            {0b111111000, 2, 1});
  CHECK_FALSE(closer_failure(".GlobalEntropy.~R1C1_1.~R1C2_2.~R2C1_4").has_value());
}

TEST_CASE("Digits of a clue have too few places", "[variants][logic][reasons]") {
  check_end(".Quad~R1C1~5~6.~R1C1_1.~R1C2_2_6.~R2C1_3_6.~R2C2_4_7", ReasonKind::too_few_places,
            {0, 1, 9, 10}, {0b10000, 1, 0});
  check_end(".Quad~R1C1~5~6.~R1C1_1.~R1C2_2.~R2C1_3", ReasonKind::too_few_places, {10},
            {0b110000, 2, 1});
  // Both of those that could be 1 are in box 1.
  check_end(".LookAndSay~21~R1C1~R2C2~R5C5.~R5C5_2", ReasonKind::too_few_places, {0, 10},
            {1, 2, 1});
  CHECK_FALSE(closer_failure(".LookAndSay~21~R1C1~R2C2~R5C5").has_value());
}

TEST_CASE("Digits of a clue are in too many cells", "[variants][logic][reasons]") {
  check_end(".LookAndSay~11~R1C1~R5C5~R9C9.~R1C1_1.~R9C9_1", ReasonKind::too_many_cells, {0, 80},
            {1, 1});
  check_end(".LookAndSay~1112~R1C1~R5C5~R9C9.~R1C1_1_2.~R5C5_1_2.~R9C9_1_2",
            ReasonKind::too_many_cells, {0, 40, 80}, {0b11, 2});
}

TEST_CASE("A digit in a circle has too few circles", "[variants][logic][reasons]") {
  const std::string circles = ".CountingCircles~R1C1~R1C2~R5C5~R9C9";
  check_end(circles + ".~R1C1_4", ReasonKind::too_few_places, {0, 1, 40, 80}, {0b1000, 4, 3});
  // 5 and 6 would need more than all of them.
  check_end(circles + ".~R1C1_4_5_6", ReasonKind::too_few_alike, {0}, {0b111000});
  CHECK_FALSE(closer_failure(circles + ".~R1C1_3_4").has_value());
}

TEST_CASE("Two cells of a line do not go together", "[variants][logic][reasons]") {
  check_end(".Renban~R1C1~R1C2~R1C3.~R1C1_1_2.~R1C3_5_6", ReasonKind::too_far_apart, {0},
            {0b11, 0b110000, 3}, {2});
  CHECK_FALSE(closer_failure(".Renban~R1C1~R1C2~R1C3.~R1C1_1_2.~R1C3_4_6").has_value());
  check_end(".Between~R1C1~R1C2~R2C3.~R1C1_2_5.~R1C2_6_7.~R2C3_1_6", ReasonKind::not_between, {1},
            {1, 0b1100000}, {0, 11});
  check_end(".Between~R1C1~R1C2~R2C3.~R1C1_4_8.~R1C2_2_3.~R2C3_3_5", ReasonKind::not_between, {1},
            {0, 0b110}, {0, 11});
  CHECK_FALSE(closer_failure(".Between~R1C1~R1C2~R2C3.~R1C1_2_5.~R1C2_6.~R2C3_7").has_value());
  check_end(".WhiteDot~R1C1~R1C2.~R1C1_1_2.~R1C2_5_9", ReasonKind::no_partners, {0},
            {0b11, 0b100010000}, {1});
}

TEST_CASE("An X-sum counts as many cells as its first one says", "[variants][logic][reasons]") {
  check_end(".XSum~R1~20~.~R1C1_3.~R1C2_1_2", ReasonKind::sum_missed, {0, 1, 2}, {0, 14, 20, 0});
  // Four different digits make 11 only as 1+2+3+5, and the 5 is taken.
  check_end(".XSum~R1~16~.~R1C1_5.~R1C2_1_2_4.~R1C3_1_2_4.~R1C4_1_2_4.~R1C5_1_3_7",
            ReasonKind::sum_needs, {1, 2, 3, 4}, {11});
}

TEST_CASE("Skyscrapers that differ are seen too seldom", "[variants][logic][reasons]") {
  // 7 and 8 cannot both be seen before the 9 that stands second.
  check_end(".Skyscraper~R1~3~.~R1C1_7_8.~R1C2_9", ReasonKind::seen_missed, {}, {0, 2, 3});
  // Whoever has no height is not seen.
  check_end(".Shape~9x9~0-8.Skyscraper~R1~3~.~R1C1_0.~R1C2_7.~R1C3_8", ReasonKind::seen_missed, {},
            {0, 2, 3});
  // The 8 stands before the 9, and higher ones follow r1c1.
  check_end(".Skyscraper~R1~2~.~R1C1_1_2.~R1C2_1_2_3.~R1C3_3.~R1C4_4_5.~R1C9_9",
            ReasonKind::seen_missed, {}, {1, 5, 2});
}

TEST_CASE("A long sum is added up by rows, columns or boxes", "[variants][logic][reasons]") {
  // Told by columns it is three times 1+2, by rows twice 1+2+3.
  check_end(".Sum~11~R1C1~R5C1~R1C4~R5C4~R1C7~R5C7", ReasonKind::sum_missed, {0, 36, 3, 39, 6, 42},
            {1, 12, 11, 0});
}

TEST_CASE("What lies between the smallest and the largest misses a sum",
          "[variants][logic][reasons]") {
  // 4 or 5 is between 1 and 9, or both are.
  check_end(".Lunchbox~8~R1C1~R1C2~R1C3~R1C4.~R1C1_1.~R1C2_4.~R1C3_5_9.~R1C4_5_9",
            ReasonKind::between_missed, {0}, {4, 9, 8}, {2, 3});
  CHECK_FALSE(
      closer_failure(".Lunchbox~9~R1C1~R1C2~R1C3~R1C4.~R1C1_1.~R1C2_4.~R1C3_5_9.~R1C4_5_9"));
  check_end(".Lunchbox~0~R1C1~R1C2~R1C3.~R1C1_1.~R1C2_2_3.~R1C3_9", ReasonKind::between_missed, {0},
            {-1, 2, 0}, {2});
  // Whichever end of a row the 9 is at, no more than 2+3+4 lie between.
  check_end(".Sandwich~10~R1.~R1C1_1.~R1C2_2_3.~R1C3_2_3.~R1C4_4.~R1C5_9",
            ReasonKind::between_missed, {0}, {9, -1, 10}, {4});
}

TEST_CASE("Another skyscraper is hidden first", "[variants][logic][reasons]") {
  check_end(".HiddenSkyscraper~R1~4~.~R1C1_5_6.~R1C2_1_2", ReasonKind::hidden_missed, {1},
            {0b11, 4});
  // What stands in front is seen.
  const CellSet behind{1, 2, 3, 4, 5, 6};
  check_end(".HiddenSkyscraper~R1~4~.~R1C1_4", ReasonKind::hidden_missed, behind, {0b1111'0111, 4},
            {0});
  // The 4 of r1c2 is taller than what stands before it, and no other is left.
  check_end(".HiddenSkyscraper~R1~4~.~R1C1_1.~R1C2_4.~R1C3_5.~R1C4_6.~R1C5_2",
            ReasonKind::hidden_missed, {4}, {0b10, 4}, {1});
  CHECK_FALSE(closer_failure(".HiddenSkyscraper~R1~4~.~R1C1_5_6.~R1C2_1_4").has_value());
}

TEST_CASE("Digits of a house have too few places", "[variants][logic][reasons]") {
  const variants::CellIndexes cells{0, 1, 2};
  std::vector<variants::Mask> left{0b100, 0b111, 0b100};
  const auto two = variants::places_missed(cells, left, 0b111);
  REQUIRE(two.has_value());
  CHECK(two->others == CellSet{1});
  CHECK(two->numbers == Numbers{0b11, 2, 1});
  left[2] = 0b110;
  CHECK_FALSE(variants::places_missed(cells, left, 0b111).has_value());
}

TEST_CASE("Several digits of a cell end alike, each for want of its own places",
          "[variants][logic][reasons]") {
  // Row 1 would have its 1, or its 2, elsewhere than in the cage that says there is one of each.
  const variants::VariantLogic logic(read_variant(".LookAndSay~1112~R1C1~R1C2~R1C3"));
  bool is_found = false;
  for (const logic::Step& step : logic::find_all(logic.start(), Technique::rules_in_house).steps) {
    if (!(step.reason.cells == CellSet{8})) continue;
    is_found = true;
    CHECK(step.reason.kind == ReasonKind::too_few_places);
    CHECK(step.reason.others == CellSet{0, 1, 2});
    CHECK(step.reason.numbers == Numbers{0b11, 0, 1, 0});
  }
  CHECK(is_found);
}
