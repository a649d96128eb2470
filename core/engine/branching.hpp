#pragma once

#include "core/engine/compiled_rules.hpp"
#include "core/engine/propagation.hpp"

namespace ninefold {

/// A cell with fewest candidates, two if there is such a cell.
Place choose_cell(const CompiledRules& rules, const BoardState& board, const CellCounts& counts);

/// The first cell in reading order with more than one candidate.
Place first_open_cell(const CompiledRules& rules, const CellCounts& counts);

/// Puts a digit (from 0) into a cell, and takes away what that excludes.
void decide(const CompiledRules& rules, BoardState& board, int digit, Place place);

/// Those of `candidates` that may change places with `digit` in this state: same part in every
/// rule, same candidate cells. `digit` itself is among them. Solutions with any of them in a cell
/// are as many as with `digit`.
unsigned interchangeable(const CompiledRules& rules, const BoardState& board, unsigned candidates,
                         int digit);

}  // namespace ninefold
