#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/constraints.hpp"

#include <functional>

namespace ninefold {

/// Counts that part of the solutions below the givens, as far as the meter allows.
using CountingSearch = std::function<void(Meter&, CountPart)>;

/// Counts in the way that promises to be the shortest: by visiting solutions (`search`), by
/// covering the board with templates of whole digits, or by bands. Visiting comes first, for a
/// short trial; where that does not end, the share each way covers in its trial tells how long it
/// would take. Which way is taken depends on the puzzle alone, never on the clock, so the answer
/// and its nodes are the same everywhere, and all parts of a count go the same way. What a trial
/// finds out belongs to the first part. A way that `part` labels is taken without these trials, if
/// it fits the rules.
Answer count_shortest_way(const Constraints& constraints, const Grid& givens,
                          const CountingSearch& search, CountPart part, const Budget& budget,
                          const ProgressCallback& progress);

}  // namespace ninefold
