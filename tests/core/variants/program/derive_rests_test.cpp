// What lists with certain sets of values leave of houses, worked out by hand, and what is seen
// because of it without trying anything.

#include "core/engine/wide/program/derived/derive_rests.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <catch2/catch_test_macros.hpp>

#include <set>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndexes;
using variants::Mask;
using variants::ValueSets;

namespace {

std::vector<ValueSets> rests_of(const std::string& text) {
  return variants::derive_rests(variants::make_model(read_variant(text)));
}

// The sets of values from 1 that are left for these cells, numbered from 0; none without a list of
// them.
std::set<std::set<int>> sets_left_for(const std::vector<ValueSets>& rests,
                                      const CellIndexes& cells) {
  std::set<std::set<int>> found;
  for (const ValueSets& rest : rests) {
    if (rest.cells != cells) continue;
    for (const Mask set : *rest.sets) {
      std::set<int> values;
      for (Mask left = set; left != 0; left = variants::without_lowest(left))
        values.insert(variants::lowest_of(left) + 1);
      found.insert(values);
    }
  }
  return found;
}

unsigned long long tried_to_solve(const std::string& text) {
  const variants::VariantEngine engine(read_variant(text));
  return engine.solve().nodes;
}

using Sets = std::set<std::set<int>>;

}  // namespace

TEST_CASE("A cage leaves the other cells of its houses the other values", "[variants]") {
  const std::vector<ValueSets> rests = rests_of(".Shape~6x6.Cage~8~R1C1~R1C2~R1C3");
  CHECK(rests.size() == 2);
  CHECK(sets_left_for(rests, {3, 4, 5}) == Sets{{3, 4, 6}, {2, 5, 6}});
  CHECK(sets_left_for(rests, {6, 7, 8}) == Sets{{3, 4, 6}, {2, 5, 6}});
}

TEST_CASE("Lists of one house leave together what fits both", "[variants]") {
  // 125 and 34, or 134 and 56.
  const std::vector<ValueSets> rests =
      rests_of(".Shape~6x6.NoBoxes.Cage~8~R1C1~R1C2~R1C3.Renban~R1C5~R1C6");
  CHECK(sets_left_for(rests, {3}) == Sets{{2}, {6}});
  CHECK(sets_left_for(rests, {3, 4, 5}) == Sets{{3, 4, 6}, {2, 5, 6}});
}

TEST_CASE("Lists that share a cell are not taken together", "[variants]") {
  const std::vector<ValueSets> rests =
      rests_of(".Shape~6x6.NoBoxes.Cage~8~R1C1~R1C2~R1C3.Cage~9~R1C3~R1C4~R1C5");
  CHECK(rests.size() == 2);
  CHECK(sets_left_for(rests, {3, 4, 5}) == Sets{{3, 4, 6}, {2, 5, 6}});
  CHECK(sets_left_for(rests, {0, 1, 5}) == Sets{{3, 4, 5}, {2, 4, 6}, {1, 5, 6}});
}

TEST_CASE("Only houses in which a list lies whole are told what it leaves", "[variants]") {
  const std::vector<ValueSets> rests = rests_of(".Renban~R1C3~R2C3~R3C3~R4C3");
  CHECK(rests.size() == 1);
  CHECK(sets_left_for(rests, {38, 47, 56, 65, 74}).size() == 6);
  CHECK(rests_of(".Shape~4x4.Cage~6~R1C2~R1C3~R2C2").empty());
}

TEST_CASE("Lists that may hold any values or leave many cells leave nothing to say", "[variants]") {
  CHECK(rests_of(".AllDifferent~R1C1~R1C2~R1C3~R1C4~R1C5").empty());
  CHECK(rests_of(".Cage~6~R1C1~R1C2~R1C3").empty());
  CHECK(rests_of(".Cage~10~R1C1~R1C2~R1C3~R1C4").size() == 1);
}

TEST_CASE("Houses that are written twice leave what they leave once", "[variants]") {
  CHECK(rests_of(".Shape~6x6.NoBoxes.Cage~8~R1C1~R1C2~R1C3.AllDifferent~R1C1~R1C2~R1C3~R1C4~R1C5~"
                 "R1C6")
            .size() == 1);
}

TEST_CASE("A list that has a cell twice is no part of a house", "[variants]") {
  variants::Model model = make_model(read_variant(".Shape~4x4"));
  model.list<variants::ValueSets>().push_back({{0, 0, 1}, {Mask{0b0111}}, {}});
  CHECK(variants::derive_rests(model).empty());
}

TEST_CASE("No more rests are kept than four a cell", "[variants]") {
  // Houses of the two cells of a cage and any two others, of which there are 91.
  std::string text = ".Shape~4x4.NoBoxes.EqualityCage~R1C1~R1C2";
  for (int one = 2; one < 16; ++one) {
    for (int other = one + 1; other < 16; ++other) {
      text += ".AllDifferent~R1C1~R1C2";
      for (const int cell : {one, other})
        text += "~R" + std::to_string(cell / 4 + 1) + "C" + std::to_string(cell % 4 + 1);
    }
  }
  CHECK(rests_of(text).size() == 64);
}

// Five values in a row leave 6789, 1789, 1289, 1239 or 1234.
TEST_CASE("What a renban leaves of a row tells that two cells of it cannot go together",
          "[variants][search]") {
  const std::string renban = ".Renban~R1C1~R1C2~R1C3~R1C4~R1C5";
  CHECK(tried_to_solve(renban + ".~R1C6_1_6.~R1C7_1_6") == 1);
  CHECK(tried_to_solve(".Renban~R5C1~R5C2~R4C1~R4C2~R6C2.~R6C1_1_6.~R6C3_1_6") == 1);
}
