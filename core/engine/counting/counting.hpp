#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

#include <optional>

namespace ninefold {

/// Counts the solutions below `board`, or a part of them, by visiting them; those that
/// interchanging digits makes of one are counted together with it. `share` is what this is of all
/// that the meter is told of. The first solution that was found, if any.
std::optional<BoardState> count_solutions(const CompiledRules& rules, const BoardState& board,
                                          CountPart part, Meter& meter, double share = 1.0);

}  // namespace ninefold
