// All minimal forms of a puzzle: against every set of givens, and against the published numbers of
// minimal 4x4 puzzles.

#include "core/generate/setting/minimal_forms.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "tests/support/environment.hpp"
#include "tests/support/puzzles/example.hpp"
#include "tests/support/puzzles/grids.hpp"

#include <catch2/catch_test_macros.hpp>

#include <map>
#include <set>
#include <string>
#include <vector>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

struct Found {
  MinimalForms forms;
  std::vector<CellSet> list;
};

Found find_all(const Engine& engine, const Grid& givens, const Budget& budget = {}) {
  Found found;
  found.forms = visit_minimal_forms(
      engine, givens,
      [&found](const CellSet& cells) {
        found.list.push_back(cells);
        return true;
      },
      budget);
  CHECK(found.forms.found == found.list.size());
  return found;
}

/// By trying every set that leaves out some of the redundant givens.
std::set<CellSet> tried_out(const Engine& engine, const Grid& givens) {
  const Redundancy redundant = find_redundant_givens(engine, givens);
  std::vector<Cell> cells;
  for (const Cell cell : redundant.cells) cells.push_back(cell);
  REQUIRE(cells.size() <= 16);
  std::set<CellSet> minimal;
  for (std::uint32_t left_out = 0; left_out < (1U << cells.size()); ++left_out) {
    CellSet left = given_cells(givens);
    for (std::size_t index = 0; index < cells.size(); ++index) {
      if ((left_out >> index & 1U) != 0) left.erase(cells[index]);
    }
    const Grid puzzle = givens_from(givens, left);
    if (engine.solve(puzzle).solutions != Count(1)) continue;
    if (find_redundant_givens(engine, puzzle).cells.empty()) minimal.insert(left);
  }
  return minimal;
}

void check_all_are_found(const Engine& engine, const Grid& givens) {
  const Found found = find_all(engine, givens);
  CHECK(found.forms.solutions == 1);
  CHECK(found.forms.stopped == StopReason::complete);
  const std::set<CellSet> once(found.list.begin(), found.list.end());
  CHECK(once.size() == found.list.size());
  CHECK(once == tried_out(engine, givens));
}

}  // namespace

TEST_CASE("All minimal forms are found, each once", "[generate]") {
  int number = 0;
  for (const std::string_view rules : {"classic", "latin", "diagonals"}) {
    if (!is_taken(++number)) continue;
    INFO(rules);
    const Engine engine = engine_for(rules, 4);
    const Answer first = engine.first(Grid(*Shape::of_size(4)));
    REQUIRE(first.solution);
    check_all_are_found(engine, *first.solution);
  }
  // A minimal form of a 9x9 puzzle with a few givens more.
  const Engine engine = engine_for("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  CellSet cells = find_minimal_givens(engine, givens).cells;
  for (const Cell cell : given_cells(engine.solve(givens).solution.value()).without(cells)) {
    if (cell % 13 == 0) cells.insert(cell);
  }
  check_all_are_found(engine, givens_from(engine.solve(givens).solution.value(), cells));
}

TEST_CASE("There are as many minimal 4x4 puzzles as published", "[generate]") {
  // https://fanyv88.com:443/https/en.wikipedia.org/wiki/Mathematics_of_Sudoku: 85,632, of 288 full
  // grids.
  const Engine engine = engine_for("classic", 4);
  std::map<int, int> by_number;
  engine.enumerate(Grid(*Shape::of_size(4)), [&](const Grid& grid) {
    for (const CellSet& cells : find_all(engine, grid).list) ++by_number[cells.count()];
    return true;
  });
  CHECK(by_number == std::map<int, int>{{4, 25'728}, {5, 58'368}, {6, 1'536}});
}

TEST_CASE("A search for minimal forms ends when it is told to", "[generate]") {
  const Engine engine = engine_for("classic", 9);
  const Grid givens = grid_of(example_puzzle);
  Budget few;
  few.solutions = 10;
  const Found limited = find_all(engine, givens, few);
  CHECK(limited.forms.found == 10);
  CHECK(limited.forms.stopped == StopReason::solution_limit);
  for (const CellSet& cells : limited.list) {
    CHECK(engine.count(givens_from(givens, cells)).solutions == Count(1));
    CHECK(find_redundant_givens(engine, givens_from(givens, cells)).cells.empty());
  }
  CHECK(find_all(engine, givens, few).list == limited.list);
  Budget nodes;
  nodes.nodes = 200;
  CHECK(find_all(engine, *engine.first(givens).solution, nodes).forms.stopped ==
        StopReason::node_limit);
  int visited = 0;
  const MinimalForms cancelled =
      visit_minimal_forms(engine, givens, [&visited](const CellSet&) { return ++visited < 3; });
  CHECK(cancelled.stopped == StopReason::cancelled);
  CHECK(cancelled.found == 3);
}

TEST_CASE("Puzzles without one solution have no minimal forms", "[generate]") {
  const Engine engine = engine_for("classic", 4);
  CHECK(find_all(engine, grid_of("1...............")).forms.solutions == 2);
  CHECK(find_all(engine, grid_of("11..............")).forms.solutions == 0);
  CHECK(find_all(engine, grid_of("11..............")).list.empty());
}
