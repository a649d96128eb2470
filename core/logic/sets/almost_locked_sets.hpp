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

/// A digit that only one of two sets can have.
struct SetLink {
  std::uint16_t to;
  Digit digit;
};

/// By set, in the order of the sets that they lead to and of digits. A digit with a place in both
/// sets is seen by neither there; but other digits may link even sets that share cells.
void link_sets(const std::vector<AlmostLockedSet>& sets, std::vector<std::vector<SetLink>>& links);

}  // namespace ninefold::logic
