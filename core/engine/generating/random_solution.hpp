#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

#include <optional>

namespace ninefold {

/// The solution that a search comes to which takes cells and digits as they are chosen: of two
/// candidates where a cell has two, else of the fewest among a few open cells. Nothing where there
/// is none, or the meter ended the search.
std::optional<BoardState> random_solution(const CompiledRules& rules, const BoardState& board,
                                          const ChooseBelow& choose_below, Meter& meter);

}  // namespace ninefold
