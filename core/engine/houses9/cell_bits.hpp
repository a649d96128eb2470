#pragma once

#include "core/engine/houses9/board_state.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold {

/// CellBits in two numbers, for counting the cells and visiting them one by one. A cell's index is
/// 32 times its word plus its bit. Not cleared when made, since the search makes many at a time.
struct CellBits {
  std::uint64_t low;
  std::uint32_t high;

  bool empty() const { return (low | high) == 0; }

  friend CellBits operator&(const CellBits& a, const CellBits& b) {
    return {a.low & b.low, a.high & b.high};
  }
  friend CellBits operator|(const CellBits& a, const CellBits& b) {
    return {a.low | b.low, a.high | b.high};
  }
  friend CellBits operator~(const CellBits& a) { return {~a.low, ~a.high}; }
};

inline int index_of(Place place) { return place.word * 32 + place.bit; }
inline Place place_at_index(int index) {
  return {static_cast<std::uint8_t>(index / 32), static_cast<std::uint8_t>(index % 32)};
}

inline CellBits cell_bits_from(std::uint32_t word_0, std::uint32_t word_1, std::uint32_t word_2) {
  return {word_0 | std::uint64_t{word_1} << 32, word_2};
}
inline CellBits cell_bits_from(const CellMask& mask) {
  return cell_bits_from(mask.words[0], mask.words[1], mask.words[2]);
}
inline CellBits cell_bits_from(const Slot& slot) {
  CellMask mask;
  store(mask.words.data(), slot);
  return cell_bits_from(mask);
}
inline CellBits cell_bits_from(const StoredDigits& digits, int digit) {
  return cell_bits_from(digits.word(0, digit), digits.word(1, digit), digits.word(2, digit));
}
inline CellBits cell_at_index(int index) {
  // Processors shift by this many bits modulo 32 anyway; this says it to the analyzer.
  return index < 64 ? CellBits{std::uint64_t{1} << index, 0}
                    : CellBits{0, std::uint32_t{1} << ((index - 64) & 31)};
}

inline int count(const CellBits& cells) {
  return std::popcount(cells.low) + std::popcount(cells.high);
}

/// There has to be a bit. Compilers warn otherwise.

inline int lowest_bit(unsigned bits) {
  if (bits == 0) __builtin_unreachable();
  return std::countr_zero(bits);
}
inline int highest_bit(unsigned bits) {
  if (bits == 0) __builtin_unreachable();
  return static_cast<int>(std::bit_width(bits)) - 1;
}

/// The index of the first or last cell; there has to be one.
inline int first_of(const CellBits& cells) {
  return cells.low != 0 ? std::countr_zero(cells.low) : 64 + std::countr_zero(cells.high);
}
inline int last_of(const CellBits& cells) {
  return cells.high != 0 ? 63 + static_cast<int>(std::bit_width(cells.high))
                         : static_cast<int>(std::bit_width(cells.low)) - 1;
}

/// Visits the indices of the first cells, `most` at most.
template <typename Visit>
void for_first(int most, const CellBits& cells, const Visit& visit) {
  for (std::uint64_t bits = cells.low; bits != 0 && most > 0; bits &= bits - 1, --most) {
    visit(std::countr_zero(bits));
  }
  for (std::uint32_t bits = cells.high; bits != 0 && most > 0; bits &= bits - 1, --most) {
    visit(64 + std::countr_zero(bits));
  }
}

}  // namespace ninefold
