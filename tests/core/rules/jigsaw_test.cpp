#include "core/engine/engine.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/lessons/reason.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"
#include "core/rules/validate.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using tests::grid_of;

namespace {

constexpr Shape four_by_four{2, 2};

/// Regions by a number from 1 for each cell.
Rule jigsaw_of(std::string_view numbers) {
  Regions regions;
  for (const char number : numbers) {
    if (number != ' ') regions.of_cell.push_back(static_cast<std::uint8_t>(number - '1'));
  }
  return make_rule("jigsaw", {regions});
}

const char* const box_regions = "1122 1122 3344 3344";
// Two L's and two bars, and the 3s apart from each other.
const char* const pieces_of_four = "1114 1222 3324 3344";

Count jigsaw_count(const std::vector<Rule>& rules) {
  return Engine::create(four_by_four, rules).value().count(Grid(four_by_four)).solutions;
}

}  // namespace

TEST_CASE("Jigsaw: rows, columns and regions hold each digit once", "[rules]") {
  const auto allowed = [](std::string_view grid) {
    return !is_broken(jigsaw_of(pieces_of_four), grid_of(grid));
  };
  CHECK_FALSE(allowed("1..1 .... .... ...."));
  CHECK_FALSE(allowed("1... .... .... 1..."));
  CHECK_FALSE(allowed(".1.. 1... .... ...."));
  CHECK_FALSE(allowed("...1 .... .... ..1."));
  // One box, two regions.
  CHECK(allowed("1... .1.. .... ...."));
}

TEST_CASE("Jigsaw: boxes as regions are classic", "[rules]") {
  CHECK(jigsaw_count({jigsaw_of(box_regions)}) == Count(288));
  CHECK(jigsaw_count({jigsaw_of("1111 2222 3333 4444")}) == Count(576));
  CHECK(jigsaw_count({jigsaw_of(box_regions), Rule{}}) == Count(288));
}

TEST_CASE("Jigsaw: as many regions as digits, of as many cells each", "[rules]") {
  CHECK_FALSE(validate(jigsaw_of(pieces_of_four), four_by_four).has_value());
  CHECK(validate(jigsaw_of("1122 1122 3344 334"), four_by_four)->found == "regions for 15 cells");
  CHECK(validate(jigsaw_of("1122 1122 3344 3335"), four_by_four)->found == "more than 4 regions");
  const std::optional<Error> uneven = validate(jigsaw_of("1122 1122 3334 3344"), four_by_four);
  REQUIRE(uneven.has_value());
  CHECK(uneven->found == "a region of 5 cells");
  CHECK(uneven->expected == "4 cells");
  CHECK(uneven->cell == Cell{8});
}

TEST_CASE("Jigsaw: a base in the place of classic, beside which classic is said", "[rules]") {
  const auto again = [](std::string_view text) {
    const Result<Puzzle> puzzle = read_description(text);
    return puzzle ? write_description(*puzzle) : puzzle.error().found;
  };
  CHECK(again("1;jigsaw:1114122233243344;p") == "1;jigsaw:1112133344324422;p");
  CHECK(again("1;latin,jigsaw:1122112233443344;p") == "1;jigsaw:1122112233443344;p");
  CHECK(again("1;jigsaw:1122112233443344,classic;p") == "1;classic,jigsaw:1122112233443344;p");
  CHECK(read_description("1;jigsaw:1122112233443344;p")->rules.size() == 1);
  CHECK(again("1;jigsaw:112211223344334;p") == "the end of the rule");
  CHECK(again("1;jigsaw:11221122334433440;p") == "\"0\"");
  CHECK(again("1;jigsaw:1122112233443345;p") == "\"5\"");
}

TEST_CASE("Jigsaw: what two cells share is a row, a column or a region", "[rules][lessons]") {
  const Rule rule = jigsaw_of(pieces_of_four);
  CHECK(lessons::conflict_reason(rule, four_by_four, 0, 3) == "row");
  CHECK(lessons::conflict_reason(rule, four_by_four, 0, 12) == "column");
  CHECK(lessons::conflict_reason(rule, four_by_four, 1, 4) == "region");
}
