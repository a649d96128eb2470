#pragma once

#include "core/engine/bands/band_view.hpp"
#include "core/engine/bands/box_fillings.hpp"
#include "core/engine/budgets/meter.hpp"

namespace ninefold {

/// A board to be counted by bands, or a part of it.
struct BandTask {
  const BandView& view;
  Meter& meter;
  int part = 0;
  int part_count = 1;
  /// Of the whole count.
  double share = 1;
  /// How many solutions each of the board's stands for.
  Count labellings = 1;
};

/// Counts from tables of the ways to fill each band: for every way that its boxes can share out
/// their columns, how many fillings there are. False when the tables would get too large; nothing
/// is counted then.
bool count_by_tables(const BandTask& task, const SharingNumbers& numbers);

}  // namespace ninefold
