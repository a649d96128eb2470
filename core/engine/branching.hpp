#pragma once

#include "core/engine/propagation.hpp"

namespace ninefold {

/// A digit (from 0) in a cell.
struct Placement {
  Place place{0, 0};
  int digit = -1;
};

/// What the search tries next.
struct Branch {
  Placement first;
  /// What holds if `first` does not, where that is a placement too; no digit otherwise.
  Placement otherwise;
};

/// The branch from which most follows, whichever way it goes; see the README for the measure. Where
/// much is open and `has_failed` says that no contradiction was met yet, or where little is open,
/// the first cell of two candidates has to do.
Branch choose_branch(const CompiledRules& rules, const Node& node, bool has_failed);

/// The lowest candidate of the first cell in reading order with more than one.
Branch first_open_cell(const CompiledRules& rules, const Node& node);

/// The board with a digit put into a cell, and what that excludes taken away.
BoardState decided(const CompiledRules& rules, const BoardState& board, Placement placement);

/// Those of `candidates` that may change places with `digit` in this state: same part in every
/// rule, same candidate cells. `digit` itself is among them. Solutions with any of them in a cell
/// are as many as with `digit`.
unsigned interchangeable(const CompiledRules& rules, const BoardState& board, unsigned candidates,
                         int digit);

}  // namespace ninefold
