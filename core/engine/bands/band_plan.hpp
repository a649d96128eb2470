#pragma once

#include "core/engine/bands/band_view.hpp"
#include "core/rules/constraints.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// How to count a puzzle by bands: as classic boards that together have its solutions.
struct BandPlan {
  /// The puzzle itself or, where it has extra houses, each way to fill these; digits that are not
  /// given take their labels in order of appearance.
  std::vector<Grid> boards;
  /// How many solutions each of theirs stands for, by other labels of the digits not given.
  std::uint64_t labellings = 1;
  BandOrder order;
  /// What it will take, roughly, in nanoseconds.
  double cost = 0;
};

/// The cheapest plan. Nothing where boards are not 9x9, have no boxes, or have rules beyond houses,
/// nor where there are too many ways to fill the extra houses.
std::optional<BandPlan> band_plan(const Constraints& constraints, const Grid& givens);

}  // namespace ninefold
