#pragma once

#include "core/engine/band_view.hpp"
#include "core/engine/meter.hpp"

#include <cstdint>
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

/// A board to be counted by bands, or a part of it.
struct BandTask {
  const BandView& view;
  Meter& meter;
  int part = 0;
  int part_count = 1;
  /// Of the whole count.
  double share = 1;
  /// How many solutions each of the board's stands for.
  Count namings = 1;
};

/// Counts from tables of the ways to fill each band: for every way that its boxes can share out
/// their columns, how many fillings there are. False when the tables would get too large; nothing
/// is counted then.
bool count_by_tables(const BandTask& task, const SharingNumbers& numbers);

}  // namespace ninefold
