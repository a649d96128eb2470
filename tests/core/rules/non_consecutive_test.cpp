#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using tests::grid_of;

namespace {

bool non_consecutive_allows(int edges, std::string_view grid) {
  return !is_broken(make_rule("non-consecutive", {edges}), grid_of(grid));
}

}  // namespace

TEST_CASE("Non-consecutive: side by side, around the edges on a torus alone", "[rules]") {
  constexpr int plain = 0;
  constexpr int torus = 1;
  for (const int edges : {plain, torus}) {
    CHECK_FALSE(non_consecutive_allows(edges, "12.. .... .... ...."));
    CHECK_FALSE(non_consecutive_allows(edges, ".... .3.. .2.. ...."));
    CHECK(non_consecutive_allows(edges, "13.. 31.. .... ...."));
    CHECK(non_consecutive_allows(edges, "1... .2.. .... ...."));
    CHECK(non_consecutive_allows(edges, "22.. .... .... ...."));
    // The greatest digit and 1 are not consecutive.
    CHECK(non_consecutive_allows(edges, "41.. .... .... ...."));
  }
  CHECK(non_consecutive_allows(plain, "1..2 .... .... ...."));
  CHECK_FALSE(non_consecutive_allows(torus, "1..2 .... .... ...."));
  CHECK(non_consecutive_allows(plain, "3... .... .... 4..."));
  CHECK_FALSE(non_consecutive_allows(torus, "3... .... .... 4..."));
}
