#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold::variants {

/// For up to nine values: the sums of positions, a bit each, of all sets of so many values that lie
/// within a set.
class SumsWithin {
 public:
  static constexpr int most_values = 9;

  static const SumsWithin& table() {
    static const SumsWithin made;
    return made;
  }
  std::uint64_t of(int size, Mask within) const {
    return sums_[static_cast<std::size_t>(size)][within];
  }

 private:
  SumsWithin() {
    sums_[0].fill(1);
    for (std::size_t size = 1; size < sums_.size(); ++size) {
      for (std::size_t set = 1; set < sums_[0].size(); ++set) {
        const std::size_t rest = set & (set - 1);
        sums_[size][set] = sums_[size][rest] | sums_[size - 1][rest] << std::countr_zero(set);
      }
    }
  }
  std::array<std::array<std::uint64_t, 1U << most_values>, most_values + 1> sums_{};
};

}  // namespace ninefold::variants
