#include "core/engine/engine.hpp"
#include "core/rules/conflicts.hpp"
#include "core/rules/rule_table.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace ninefold;
using tests::grid_of;

namespace {

bool taxicab_allows(std::string_view grid) {
  return !is_broken(make_rule("taxicab"), grid_of(grid));
}

}  // namespace

TEST_CASE("Taxicab: equal digits are never as many steps apart as they say", "[rules]") {
  // Two steps: along a row, along a column, and around a corner.
  CHECK_FALSE(taxicab_allows("2.2. .... .... ...."));
  CHECK_FALSE(taxicab_allows("2... .... 2... ...."));
  CHECK_FALSE(taxicab_allows("2... .2.. .... ...."));
  CHECK_FALSE(taxicab_allows(".2.. 2... .... ...."));
  // Three or one, and two steps with another digit.
  CHECK(taxicab_allows("2... ..2. .... ...."));
  CHECK(taxicab_allows("22.. .... .... ...."));
  CHECK(taxicab_allows("3... .3.. .... ...."));
  CHECK_FALSE(taxicab_allows("3... ..3. .... ...."));
  CHECK_FALSE(taxicab_allows("11.. .... .... ...."));
  CHECK(taxicab_allows("2.3. .... .... ...."));
  // No way around the edges.
  CHECK(taxicab_allows("1..1 .... .... ...."));
}

TEST_CASE("Taxicab: a published puzzle has its one solution", "[rules]") {
  // "Anti-Taxi Sudoku X", of the collection of Interactive Sudoku Solver.
  const Grid givens = grid_of(
      "2.4.81... 3.1.9.... ......... ...1...8. 42....... .....9... 6.9.....7 .....4... .4..3....");
  std::vector<Rule> rules{make_rule("classic"), make_rule("diagonals")};
  CHECK(Engine::create(Shape{}, rules)->count(givens).solutions == Count(1489));
  rules.push_back(make_rule("taxicab"));
  const Answer answer = Engine::create(Shape{}, rules)->solve(givens);
  CHECK(answer.solutions == Count(1));
  CHECK(answer.solution == grid_of("264581793 351697248 798423165 975146382 426378951 813259674 "
                                   "639815427 182764539 547932816"));
}
