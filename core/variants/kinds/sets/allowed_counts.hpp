#pragma once

#include <cstdint>

namespace ninefold::variants {

/// How often a value may occur, as `ValueCounts` takes it: a bit for each count.
constexpr std::uint64_t exactly(int count) {
  return count < 0 || count > 63 ? 0 : std::uint64_t{1} << count;
}
constexpr std::uint64_t at_least(int count) {
  return count <= 0 ? ~std::uint64_t{0} : count > 63 ? 0 : ~((std::uint64_t{1} << count) - 1);
}

}  // namespace ninefold::variants
