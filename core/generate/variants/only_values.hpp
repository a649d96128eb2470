#pragma once

#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/basics/spending.hpp"

#include <vector>

namespace ninefold::generate {

/// As OnlySolution, for a puzzle of any rules.
struct OnlyValues {
  int solutions = 0;
  std::vector<int> values;  ///< of all cells; empty where the only solution is not known
};

inline OnlyValues find_only_values(const variants::Puzzle& puzzle, Spending& spending) {
  const variants::VariantEngine engine(puzzle);
  variants::Answer solved = spending.add(engine.solve(spending.left(), spending.goes_on()));
  OnlyValues only;
  only.solutions = solved.solutions == Count(0) ? 0 : solved.solutions == Count(1) ? 1 : 2;
  if (only.solutions == 1 && !spending.has_ended()) only.values = std::move(solved.solution);
  return only;
}

}  // namespace ninefold::generate
