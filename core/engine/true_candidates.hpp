#pragma once

#include "core/engine/compiled_rules.hpp"
#include "core/engine/engine.hpp"
#include "core/engine/meter.hpp"

namespace ninefold {

/// Every candidate that stands in some solution below `board`. Each solution found settles one
/// candidate in every cell, and as many more as there are digits to interchange; after that only
/// candidates not seen yet are searched for, and those that turn out to have no solution are
/// taken from the board for good.
CandidatesAnswer find_true_candidates(const CompiledRules& rules, BoardState board, Meter& meter);

}  // namespace ninefold
