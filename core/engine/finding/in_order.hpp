#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

#include <functional>

namespace ninefold {

/// Hands every solution below `board` to `visit`, in lexicographic order: the first open cell, its
/// digits ascending. Drawing consequences never changes the order, since it only removes what no
/// solution has. `visit` counts what it takes by the meter, and returns false to end the search.
void visit_in_order(const CompiledRules& rules, const BoardState& board,
                    const std::function<bool(const BoardState&)>& visit, Meter& meter);

}  // namespace ninefold
