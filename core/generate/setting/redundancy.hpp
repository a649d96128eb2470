#pragma once

#include "core/board/cell_set.hpp"
#include "core/engine/engine.hpp"

#include <cstdint>

namespace ninefold::generate {

/// What is known of the givens of a puzzle. All but `solutions` says something only where it is 1
/// and `stopped` is complete.
struct Redundancy {
  /// 0, 1, or 2 for more.
  int solutions = 0;
  /// The givens that are asked for, by their cells.
  CellSet cells;
  StopReason stopped = StopReason::complete;
};

/// The givens each of which, with all others staying, could be left out without a second solution.
Redundancy find_redundant_givens(const Engine& engine, const Grid& givens,
                                 const Budget& budget = {}, const ProgressCallback& progress = {});

/// Givens without which there would be more than one solution, and that give the same one as all.
/// Which of many such sets it is depends on the seed. The same on every machine.
Redundancy find_minimal_givens(const Engine& engine, const Grid& givens, std::uint64_t seed = 0,
                               const Budget& budget = {}, const ProgressCallback& progress = {});

}  // namespace ninefold::generate
