#pragma once

#include "core/board/inline_list.hpp"
#include "core/propagators/domains/domains.hpp"

#include <span>

namespace ninefold::variants {

/// At least one of some cells has a value of its set. No cell comes twice.
struct Clause {
  struct Literal {
    CellIndex cell;
    Mask values;
  };
  InlineList<Literal, 4> literals;
  Mask value = 0;  ///< that is the set of every cell, or 0: then all that see them lose it
};

/// Several sets of a cell become one of all their values, and empty ones fall out.
Clause clause_of(std::span<const Clause::Literal> literals);

/// The last cell that may have a value of its set has one; and all cells that may have the one
/// value of all sets are in the way of those that see them. Nothing follows before a cell loses the
/// last value of its set.
bool propagate(const Clause& rule, Domains& domains);

}  // namespace ninefold::variants
