#pragma once

#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/cell_bits.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// Whether a solution contains a deadly pattern (an unavoidable set) of two digits: cells that the
/// givens leave `open`, in which the two digits can be exchanged, which gives another solution. The
/// two digits are those that `branch` chose between, and its cell is among the cells. False says
/// nothing.
bool has_deadly_pattern(const CompiledRules& rules, const BoardState& solution,
                        const CellBits& open, Branch branch);

}  // namespace ninefold
