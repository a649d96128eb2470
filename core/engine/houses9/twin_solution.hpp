#pragma once

#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/cells.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// Whether a solution has a twin: another one that differs by an exchange of two digits in some
/// of the cells that the givens leave `open`. The two digits are those that `branch` chose between,
/// and its cell is one of the cells. Such cells are known as a deadly pattern or unavoidable set of
/// two digits. False says nothing.
bool has_twin(const CompiledRules& rules, const BoardState& solution, const Cells& open,
              Branch branch);

}  // namespace ninefold
