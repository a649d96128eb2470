#pragma once

#include "core/engine/engine.hpp"
#include "core/generate/basics/spending.hpp"

#include <optional>

namespace ninefold::generate {

/// How many solutions a puzzle has, as far as one asks who looks for the only one.
struct OnlySolution {
  /// 0, 1, or 2 for more. Says something only where the spending has not ended, but for 2.
  int solutions = 0;
  /// The only one, where that is known.
  std::optional<Grid> grid;
};

OnlySolution find_only_solution(const Engine& engine, const Grid& givens, Spending& spending);

}  // namespace ninefold::generate
