#pragma once

#include "core/propagators/domains/set_lanes.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace ninefold::variants {

/// A number for each value, a lane each.
struct ValueLanes {
  SetLanes low{};   ///< the first eight values
  SetLanes high{};  ///< the others

  /// One more for each of some values.
  void count(Mask values) {
    constexpr SetLanes first{1, 2, 4, 8, 16, 32, 64, 128};
    const SetLanes all = same_set(values);
    low -= are_equal(all & first, first);
    high -= are_equal(all & (first << 8), first << 8);
  }
  std::array<std::uint16_t, most_values> stored() const {
    std::array<std::uint16_t, most_values> numbers;
    static_assert(sizeof numbers == 2 * sizeof(SetLanes));
    std::memcpy(numbers.data(), &low, sizeof low);
    std::memcpy(numbers.data() + most_values / 2, &high, sizeof high);
    return numbers;
  }
};

}  // namespace ninefold::variants
