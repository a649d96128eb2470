#pragma once

#include "core/engine/engine.hpp"
#include "core/logic/state/digit_set.hpp"

#include <vector>

namespace ninefold::generate {

/// A given that could have another digit.
struct ChangeableGiven {
  Cell cell = 0;
  /// The other digits with each of which, all other givens staying, the puzzle has one solution.
  logic::DigitSet digits;
};

/// What could be changed in a puzzle. All but `solutions` says something only where it is 1 and
/// `stopped` is complete.
struct Changeability {
  /// 0, 1, or 2 for more.
  int solutions = 0;
  /// In reading order; only givens with at least one other digit.
  std::vector<ChangeableGiven> givens;
  StopReason stopped = StopReason::complete;
};

/// The givens whose digit could be another one, without a second solution and without losing the
/// last: every given and digit is tried, each for itself. The other puzzle has another solution.
Changeability find_changeable_givens(const Engine& engine, const Grid& givens,
                                     const Budget& budget = {},
                                     const ProgressCallback& progress = {});

}  // namespace ninefold::generate
