#pragma once

#include "core/engine/band_view.hpp"
#include "core/engine/meter.hpp"

namespace ninefold {

/// Counts the solutions of a classic puzzle without visiting them: shares out the digits over
/// the columns of the first band, then over those of the second (the third takes what is left),
/// and multiplies the ways to fill each band. 6,670,903,752,021,072,936,960 takes two seconds.
/// Adds what it finds to `meter`; givens must not contradict each other. Only every
/// `part_count`th sharing of the first band is looked at, beginning with number `part`, so that
/// the parts add up to the whole.
///
/// Source of the idea: B. Felgenhauer and F. Jarvis, "Enumerating possible Sudoku grids", 2005,
/// who counted the empty grid by classes of its first band; here for any givens.
void count_by_bands(const BandView& view, Meter& meter, int part = 0, int part_count = 1);

}  // namespace ninefold
