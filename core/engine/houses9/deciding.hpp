#pragma once

#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// The board with a digit put into a cell, and what that excludes taken away.
BoardState decided(const CompiledRules& rules, const BoardState& board, Placement placement);
/// The same with the board itself. Assigning what `decided` gives would copy the board once more,
/// in WASM word by word.
void decide(const CompiledRules& rules, BoardState& board, Placement placement);

}  // namespace ninefold
