#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

#include <optional>

namespace ninefold {

/// A solution below `board`, if there is one and the meter does not end the search, which it is not
/// told of. Of interchangeable digits one stands for all, so that where there is no solution that
/// is found once.
std::optional<BoardState> any_solution(const CompiledRules& rules, const BoardState& board,
                                       Meter& meter);

}  // namespace ninefold
