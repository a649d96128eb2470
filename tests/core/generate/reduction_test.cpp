// What is left of givens where a search cannot always tell whether one is needed.

#include "core/generate/reducing/reduction.hpp"

#include "core/generate/basics/given_cells.hpp"
#include "tests/support/puzzles/example.hpp"
#include "tests/support/puzzles/grids.hpp"
#include "tests/support/puzzles/named_rules.hpp"

#include <catch2/catch_test_macros.hpp>

#include <vector>

using namespace ninefold;
using namespace ninefold::generate;
using namespace ninefold::tests;

namespace {

/// Gives up wherever none of some cells is given.
class GivingUp final : public SolutionSearch {
 public:
  GivingUp(const Engine& engine, const CellSet& cells) : search_(engine), cells_(cells) {}

  OtherSolution other(const Grid& givens, const Grid& known, std::optional<Cell> differing,
                      Spending& spending) const override {
    if ((given_cells(givens) & cells_).empty()) return {std::nullopt, false};
    return search_.other(givens, known, differing, spending);
  }

 private:
  EngineSearch search_;
  CellSet cells_;
};

}  // namespace

TEST_CASE("A given stays of which a search cannot tell whether it is needed", "[generate]") {
  const Engine engine = engine_for("classic", 9);
  const Grid solution = *engine.solve(grid_of(example_puzzle)).solution;
  const Budget unlimited;
  const ProgressCallback nobody;
  CellSet all;
  for (int cell = 0; cell < max_cells; ++cell) all.insert(static_cast<Cell>(cell));
  for (const Cell kept : {Cell{0}, Cell{7}, Cell{40}, Cell{80}}) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
      Spending spending(unlimited, nobody);
      const GivingUp search(engine, {kept});
      Reduction reduction(search);
      reduction.start(solution);
      std::vector<CellSet> groups = one_by_one(all);
      Random(seed, 0).shuffle(groups);
      const CellSet left = reduction.reduce(all, groups, 0, spending);
      REQUIRE(left.contains(kept));
      // Of all others it can, and as few are left as elsewhere.
      CHECK(engine.count(givens_from(solution, left)).solutions == Count(1));
      for (const Cell cell : left) {
        if (cell == kept) continue;
        CHECK(engine.solve(givens_from(solution, left ^ CellSet{cell})).solutions > Count(1));
      }
      CHECK_FALSE(reduction.is_only_solution(left ^ CellSet{kept}, spending));
      CHECK(reduction.is_only_solution(left, spending));
    }
  }
}
