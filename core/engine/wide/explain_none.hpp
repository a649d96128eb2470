#pragma once

#include "core/engine/budget.hpp"
#include "core/variants/puzzle.hpp"

#include <vector>

namespace ninefold::variants {

/// Rules and givens that cannot stand together on the board, by their places in the puzzle's lists.
struct RulesAtOdds {
  bool has_solution = false;  ///< then there are none
  std::vector<std::size_t> rules;
  std::vector<std::size_t> givens;
  bool is_smallest = false;  ///< without any one of them there is a solution
};

/// Takes rules and givens away as long as there is no solution without them. `budget` is one for
/// all searches; a search that it stops counts as one that found a solution, so that the rules stay
/// at odds. Negative rules (StrictKropki, StrictXV) change their meaning with the marks that are
/// there: while one stays, so do its marks.
RulesAtOdds explain_none(const Puzzle& puzzle, const Budget& budget = {},
                         const ProgressCallback& progress = {});

}  // namespace ninefold::variants
