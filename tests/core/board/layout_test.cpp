#include "core/board/layout.hpp"
#include "tests/core/variants/variant_puzzles.hpp"

#include <set>

using namespace ninefold;
using namespace ninefold::tests;
using variants::CellIndex;
using variants::Place;

TEST_CASE("Cells beside the grid have names and places of their own", "[board]") {
  // Nine cells of the grid, then VA1 to VA6 in two rows of three, VB, and VC1 to VC2.
  const variants::Layout layout = read_variant(".Shape~3x3~3~Raw.Var~C~~2.Var~A~~2x3.Var~B").layout;
  REQUIRE(layout.cell_count() == 18);
  std::set<std::string> names;
  for (CellIndex cell = 0; cell < layout.cell_count(); ++cell) {
    INFO(cell);
    const std::string name = layout.name(cell);
    CHECK(names.insert(name).second);
    CHECK(layout.find(name) == cell);
    CHECK(layout.at(layout.place(cell)) == cell);
  }
  CHECK(layout.name(0) == "R1C1");
  CHECK(layout.name(9) == "VA1");
  CHECK(layout.name(15) == "VB");
  CHECK(layout.name(17) == "VC2");
  CHECK(layout.find("r3c3") == CellIndex{8});
  for (const char* const name : {"VA", "VA0", "VA7", "VB1", "VB2", "VC3", "R1C4", "R0C1", "R4C1"}) {
    INFO(name);
    CHECK_FALSE(layout.find(name).has_value());
  }
  const Place middle = layout.place(13);
  CHECK(middle.row == 1);
  CHECK(middle.column == 1);
  const variants::Neighbours beside = layout.neighbours(13);
  CHECK(variants::CellIndexes(beside.begin(), beside.end()) == variants::CellIndexes{12, 14, 10});
  CHECK(layout.neighbours(15).empty());
}
