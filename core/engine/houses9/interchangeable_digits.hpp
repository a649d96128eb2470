#pragma once

#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// Those of `candidates` that may change places with `digit` in this state: same part in every
/// rule, same candidate cells. `digit` itself is among them. Solutions with any of them in a cell
/// are as many as with `digit`.
unsigned interchangeable_digits(const CompiledRules& rules, const BoardState& board,
                                unsigned candidates, int digit);

/// Two digits that may change places, so that every solution has a twin; 0 where there are none.
unsigned two_interchangeable_digits(const CompiledRules& rules, const BoardState& board);

}  // namespace ninefold
