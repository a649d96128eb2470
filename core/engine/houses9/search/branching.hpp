#pragma once

#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/propagation.hpp"

namespace ninefold {

/// The branch from which most follows, whichever way it goes; see the README for the measure. While
/// no guess `has_failed`, and where little is open, the first cell of two candidates has to do; and
/// while none has, two such cells at once, or two of any where none has two candidates.
Plan choose_branch(const CompiledRules& rules, const Node& node, bool has_failed);

/// The lowest candidate of the first cell in reading order with more than one.
Plan first_open_cell(const CompiledRules& rules, const Node& node);

}  // namespace ninefold
