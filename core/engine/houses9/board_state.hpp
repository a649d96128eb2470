#pragma once

#include "core/engine/houses9/lanes/digit_cells.hpp"

#include <array>
#include <cstdint>

namespace ninefold {

/// The CellBits of nine digits in memory, which can be read and written digit by digit as well.
/// Digits count from 0.
struct StoredDigits {
  /// [row within the band][digit]
  alignas(Lanes) std::array<std::array<std::uint32_t, lane_digits>, 3> eight{};
  alignas(Slot) std::array<std::uint32_t, 4> ninth{};

  NineDigits load() const {
    return NineDigits::each(
        [this](std::size_t group) {
          return LaneDigits::each([this, group](std::size_t row) { return lanes(row, group); });
        },
        ninefold::load<Slot>(ninth.data()));
  }
  void store(const NineDigits& digits) {
    for (std::size_t group = 0; group < group_count; ++group) {
      for (std::size_t row = 0; row < 3; ++row) {
        ninefold::store(eight[row].data() + group * lane_count, digits.groups[group].rows[row]);
      }
    }
    ninefold::store(ninth.data(), digits.ninth);
  }

  std::uint32_t& word(std::size_t row, int digit) {
    const auto lane = static_cast<std::size_t>(digit);
    return lane < lane_digits ? eight[row][lane] : ninth[row];
  }
  std::uint32_t word(std::size_t row, int digit) const {
    const auto lane = static_cast<std::size_t>(digit);
    return lane < lane_digits ? eight[row][lane] : ninth[row];
  }
  CellMask cells_of(int digit) const {
    return {{word(0, digit), word(1, digit), word(2, digit), 0}};
  }
  void remove(int digit, const CellMask& cells) {
    for (std::size_t row = 0; row < 3; ++row) word(row, digit) &= ~cells.words[row];
  }
  /// The digits that have a cell, bit 0 for the first digit.
  unsigned digits_at(Place place) const {
    unsigned digits = (ninth[place.word] >> place.bit & 1) << lane_digits;
    for (std::size_t group = 0; group < group_count; ++group) {
      digits |= top_bits(lanes(place.word, group) << (31 - place.bit)) << group * lane_count;
    }
    return digits;
  }

 private:
  Lanes lanes(std::size_t row, std::size_t group) const {
    return ninefold::load<Lanes>(eight[row].data() + group * lane_count);
  }
};

/// One node of the search: for every digit the cells it may still stand in. A copy is a branch.
struct BoardState {
  /// Digits past the board's last stay empty.
  StoredDigits digits;
  /// Decided cells whose digit has been taken from all cells that must not have it.
  CellMask struck;
  /// Whether anything was taken away since propagation last looked for hidden singles.
  bool changed = true;

  void remove(int digit, Place place) {
    digits.word(place.word, digit) &= ~place.mask();
    changed = true;
  }
  /// Leaves `digit` as the only candidate of a cell.
  void decide(int digit, Place place) {
    unsigned others = candidates(place) & ~(1U << digit);
    for (; others != 0; others &= others - 1) remove(std::countr_zero(others), place);
  }
  /// The candidates of a cell, bit 0 for the first digit.
  unsigned candidates(Place place) const { return digits.digits_at(place); }
};

}  // namespace ninefold
