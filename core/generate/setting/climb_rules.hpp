#pragma once

#include "core/board/cell_set.hpp"
#include "core/generate/basics/random.hpp"
#include "core/generate/reducing/solution_search.hpp"
#include "core/generate/setting/only_solution.hpp"
#include "core/logic/path.hpp"

#include <optional>

namespace ninefold::generate {

/// What swapping givens asks about the rules of a puzzle, which stay as they are.
class ClimbRules : public SolutionSearch {
 public:
  virtual OnlySolution solve(const Grid& givens, Spending& spending) const = 0;

  /// A solution of those of the digits of `solution` that are in `kept`: another one where there
  /// are some. Nothing where the spending ends.
  virtual std::optional<Grid> draw(const Grid& solution, const CellSet& kept, Random& random,
                                   Spending& spending) const = 0;

  /// Nothing where the level is above `hardest`, or the spending ends.
  virtual std::optional<logic::Grade> grade(const Grid& givens, const Grid& solution,
                                            logic::Level hardest, Spending& spending) const = 0;
};

}  // namespace ninefold::generate
