#pragma once

#include "core/logic/step.hpp"

#include <array>
#include <vector>

namespace ninefold::logic {

/// Cells of one house with one digit more than cells: when one digit goes, the others are locked.
/// A cell with two candidates is the smallest.
struct AlmostLockedSet {
  CellSet cells;
  DigitSet digits;
  /// For every digit of the set the cells that have it, and the cells that see all of those.
  std::array<CellSet, max_size + 1> places{};
  std::array<CellSet, max_size + 1> seen{};

  /// Whether the digit can be in one of two sets only: all its cells here see all its cells there.
  bool excludes(const AlmostLockedSet& other, Digit digit) const {
    return other.places[digit].without(seen[digit]).empty();
  }
};

/// Where a state has more, it is so open that a search for chains of them gives up.
inline constexpr std::size_t most_almost_locked_sets = 4'000;

/// All of a state, of up to `most` cells; the smaller and earlier ones of a house first, and none
/// twice.
std::vector<AlmostLockedSet> almost_locked_sets(const State& state, int most = max_size - 1);

}  // namespace ninefold::logic
