#pragma once

#include "core/engine/wide/variant_engine.hpp"

#include <functional>
#include <span>

namespace ninefold::variants {

/// Visits all solutions smallest first; `visit`, if any, returns false to end.
///
/// Trying cells in their order takes very long where little is known of the first ones. A few
/// solutions are therefore found in any order, and sorted. Where there are more, cells are tried in
/// order, but once that has been in vain for a while, lines are looked at as a whole, and a while
/// later another search asks below each value whether there is a solution at all.
Answer search_in_order(const PreparedPuzzle& prepared, const Budget& budget,
                       const ProgressCallback& progress,
                       const std::function<bool(std::span<const int>)>& visit);

}  // namespace ninefold::variants
