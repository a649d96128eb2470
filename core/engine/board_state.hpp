#pragma once

#include "core/engine/layout.hpp"

#include <array>
#include <cstdint>

namespace ninefold {

inline constexpr int register_count = (max_size + slots_per_register - 1) / slots_per_register;
inline constexpr int slot_count = register_count * slots_per_register;

/// One node of the search: for every digit the cells it may still stand in. A copy is a branch.
struct BoardState {
  /// One slot a digit; slots past the board's last digit stay empty.
  alignas(sizeof(Register)) std::array<std::array<std::uint32_t, 4>, slot_count> digits{};
  /// Decided cells whose digit has been taken from all cells that must not have it.
  CellMask struck;
  /// Whether anything was taken away since propagation last looked for hidden singles.
  bool changed = true;

  Register load(int index) const {
    return load_register(digits[static_cast<std::size_t>(index * slots_per_register)].data());
  }
  void store(int index, const Register& r) {
    store_register(digits[static_cast<std::size_t>(index * slots_per_register)].data(), r);
  }

  /// Digits here count from 0.
  bool has(int digit, Place place) const {
    return (digits[static_cast<std::size_t>(digit)][place.word] & place.mask()) != 0;
  }
  void remove(int digit, Place place) {
    digits[static_cast<std::size_t>(digit)][place.word] &= ~place.mask();
    changed = true;
  }
  /// Leaves `digit` as the only candidate of a cell.
  void decide(int digit, Place place) {
    unsigned others = candidates(place) & ~(1U << digit);
    for (; others != 0; others &= others - 1) remove(std::countr_zero(others), place);
  }
  /// The candidates of a cell, bit 0 for the first digit.
  unsigned candidates(Place place) const {
    unsigned result = 0;
    for (int digit = 0; digit < max_size; ++digit) {
      result |= (digits[static_cast<std::size_t>(digit)][place.word] >> place.bit & 1U) << digit;
    }
    return result;
  }
};

}  // namespace ninefold
