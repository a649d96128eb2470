#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/generate/basics/spending.hpp"
#include "core/generate/reducing/solution_search.hpp"
#include "core/generate/reducing/unavoidable_sets.hpp"

#include <optional>
#include <span>
#include <vector>

namespace ninefold::generate {

/// Takes givens away as long as a grid stays the only solution. May be used for one grid after
/// another.
///
/// What is known of a grid are unavoidable sets: while a test finds another solution, the cells
/// where that differs are one, and no given that is the last in one of them needs to be tested.
/// Several givens are taken away before one test, which leaves the same puzzle as one by one.
class Reduction {
 public:
  /// The search has to outlive this.
  explicit Reduction(const SolutionSearch& search) : search_(search) {}

  /// With the constraints that the rules say, two digits that may change places tell
  /// unavoidable sets from the beginning; without them all have to be found.
  void start(const Grid& solution, const Constraints& constraints);
  void start(const Grid& solution);

  /// Whether the grid is the only solution with these givens; false as well where the spending
  /// ends, or the search gives up.
  bool is_only_solution(const CellSet& givens, Spending& spending);

  /// The givens that are left, of some with which the grid is the only solution, when each of
  /// `groups` in turn is taken away if it can be and leaves `least` givens. One stays of which the
  /// search cannot tell. Where the spending ends first, those for which it is known that the grid
  /// is the only solution.
  CellSet reduce(CellSet givens, std::span<const CellSet> groups, int least, Spending& spending);

 private:
  OtherSolution find_other(const CellSet& givens, std::optional<Cell> differing,
                           Spending& spending);

  const SolutionSearch& search_;
  Grid solution_;
  UnavoidableSets sets_;
};

/// A group for each cell.
std::vector<CellSet> one_by_one(const CellSet& cells);

}  // namespace ninefold::generate
