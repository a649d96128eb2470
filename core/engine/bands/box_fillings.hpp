#pragma once

#include "core/engine/bands/band_view.hpp"
#include "core/engine/budgets/meter.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold {

/// What the nine digits take of a box's columns (or rows): two bits for each digit, digit 1 lowest.
using Sharing = std::uint32_t;

/// The 1680 ways to share three columns between nine digits, three each, numbered.
class SharingNumbers {
 public:
  static constexpr int total = 1680;

  SharingNumbers();
  int operator[](Sharing sharing) const { return numbers_[sharing]; }

 private:
  std::vector<std::uint16_t> numbers_;
};

/// Which of three a digit takes, the digit counted from 0.
constexpr unsigned place_in(Sharing sharing, int digit) { return sharing >> (2 * digit) & 3U; }

/// Of each digit both bits, and the lower one.
inline constexpr Sharing all_bits = 0x3FFFF;
inline constexpr Sharing lower_bits = 0x15555;

/// What is left for the third of three boxes (or bands) whose first two have these.
constexpr Sharing third_of(Sharing first, Sharing second) { return all_bits - first - second; }

/// Whether no digit takes the same column in both.
constexpr bool differ(Sharing one, Sharing other) {
  const Sharing difference = one ^ other;
  return ((difference | difference >> 1U) & lower_bits) == lower_bits;
}

/// The digits 1 to 9 in the cells of a box.
struct BoxFilling {
  Sharing columns = 0;
  Sharing rows = 0;
};

/// All fillings of a box (of a band, both from 0) that keep off the givens of its band and its
/// stack; nothing when the search has to end.
std::optional<std::vector<BoxFilling>> box_fillings(const BandView& view, int band, int box,
                                                    Meter& meter);

}  // namespace ninefold
