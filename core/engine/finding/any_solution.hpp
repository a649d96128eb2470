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

/// Whether regions take the place of boxes, which may leave few solutions or none, and two digits
/// may change places: then any solution has a twin, and to find one is to know that there are two.
bool has_twins(const CompiledRules& rules, const BoardState& board);

}  // namespace ninefold
