#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using tests::grid_of;

namespace {

bool diagonals_allow(int which, std::string_view grid) {
  return !is_broken(make_rule("diagonals", {which}), grid_of(grid));
}

}  // namespace

TEST_CASE("Diagonals: both, the falling or the rising one hold each digit once", "[rules]") {
  constexpr int both = 0;
  constexpr int falling = 1;
  constexpr int rising = 2;
  const char* const on_falling = "1... .... .... ...1";
  const char* const on_rising = "...2 .... .2.. ....";
  const char* const beside = "1... ..1. .1.. ....";
  CHECK_FALSE(diagonals_allow(both, on_falling));
  CHECK_FALSE(diagonals_allow(falling, on_falling));
  CHECK(diagonals_allow(rising, on_falling));
  CHECK_FALSE(diagonals_allow(both, on_rising));
  CHECK(diagonals_allow(falling, on_rising));
  CHECK_FALSE(diagonals_allow(rising, on_rising));
  CHECK(diagonals_allow(falling, beside));
  CHECK_FALSE(diagonals_allow(rising, beside));
  CHECK(diagonals_allow(both, "1..3 .24. .13. 2..4"));
}
