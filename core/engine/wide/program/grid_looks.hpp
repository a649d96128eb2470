#pragma once

#include "core/engine/houses9/lanes/digit_cells.hpp"

#include <array>
#include <cstdint>

namespace ninefold::variants {

/// What is known when the houses of a grid are looked at again.
struct GridLooks {
  /// The cells that were decided since, a bit each as in planes: their peers may have their values
  /// yet. A look clears them.
  std::array<std::uint64_t, 2> decided{};
  /// What was looked at last, and found: the same candidates of a value tell the same again, and
  /// nothing new where they are the same of all values.
  NineDigits seen;
  NineDigits hidden{};
  NineDigits kept{};

  GridLooks() { forget(); }
  /// No candidates are like these.
  void forget() { seen = for_nine_digits(splat<Slot>(~0U)); }
};

}  // namespace ninefold::variants
