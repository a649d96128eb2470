#pragma once

#include "core/engine/bands/band_plan.hpp"
#include "core/engine/budgets/meter.hpp"

namespace ninefold {

/// Counts the solutions of a puzzle without visiting them: shares out the digits over the columns
/// of the first band, then over those of the second (the third takes what is left), and multiplies
/// the ways to fill each band. Adds what it finds to `meter`; givens must not contradict each
/// other. Takes at most some 60 megabytes, which every part takes again: with tables a third of it,
/// mostly. Only the work of number `part` of `part_count` is done, so that the parts add up to the
/// whole.
///
/// Source of the idea: B. Felgenhauer and F. Jarvis, "Enumerating possible Sudoku grids", 2005,
/// who counted the empty grid by classes of its first band; here for any givens.
void count_by_bands(const BandPlan& plan, Meter& meter, int part = 0, int part_count = 1);

}  // namespace ninefold
