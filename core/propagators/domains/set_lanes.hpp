#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>
#include <cstdint>
#include <cstring>

namespace ninefold::variants {

/// Eight sets of values side by side, so that what is asked of many sets, or of the candidates of
/// many cells, is asked of eight at once. Plain vector extension code of GCC and Clang; processors
/// and WASM have instructions for it.
using SetLanes __attribute__((vector_size(16))) = Mask;

/// Eight sets from `first` on.
inline SetLanes load_sets(const Mask* first) {
  SetLanes lanes;
  std::memcpy(&lanes, first, sizeof lanes);
  return lanes;
}

/// The same set in every lane.
inline SetLanes same_set(Mask set) { return SetLanes{} + set; }

/// All ones in lanes where two sets are equal.
inline SetLanes are_equal(SetLanes a, SetLanes b) { return reinterpret_cast<SetLanes>(a == b); }

/// What is in some lane.
inline Mask in_any_lane(SetLanes lanes) {
  std::array<std::uint64_t, 2> halves;
  std::memcpy(halves.data(), &lanes, sizeof lanes);
  std::uint64_t both = halves[0] | halves[1];
  both |= both >> 32U;
  return static_cast<Mask>(both | both >> 16U);
}

inline bool is_any_lane(SetLanes lanes) {
  std::array<std::uint64_t, 2> halves;
  std::memcpy(halves.data(), &lanes, sizeof lanes);
  return (halves[0] | halves[1]) != 0;
}

}  // namespace ninefold::variants
