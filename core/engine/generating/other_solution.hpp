#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

#include <optional>

namespace ninefold {

/// A solution other than `known`, in which every cell has one candidate and which is a solution of
/// `board` if it is below it. Nothing if there is none, or if the meter ended the search. What is
/// found tends to differ from `known` in few cells.
std::optional<BoardState> other_solution(const CompiledRules& rules, const BoardState& board,
                                         const BoardState& known, Meter& meter);

}  // namespace ninefold
