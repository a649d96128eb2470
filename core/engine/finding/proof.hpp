#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// Searches for two solutions below `board`, to be counted by the meter, whose budget allows as
/// many. True where there is one: `first` is the first one found.
bool prove_below(const CompiledRules& rules, const BoardState& board, Meter& meter,
                 BoardState& first);

}  // namespace ninefold
