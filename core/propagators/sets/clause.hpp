#pragma once

#include "core/board/inline_list.hpp"
#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <span>

namespace ninefold::variants {

/// At least one of some cells has a value of its set. No cell comes twice.
struct Clause {
  struct Literal {
    CellIndex cell;
    Mask values;
  };
  InlineList<Literal, 4> literals;
  /// The one value that is the set of every cell; 0 where sets differ or have several values.
  Mask value = 0;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.literals); }
  int level() const { return 1; }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// Several sets of a cell become one of all their values, and empty ones fall out.
Clause clause_of(std::span<const Clause::Literal> literals);

/// The last cell that may have a value of its set has one. Where all sets are one value, whoever
/// sees every cell that may still have it loses it. Nothing more follows before a cell loses the
/// last value of its set.
bool propagate(const Clause& rule, Domains& domains);

}  // namespace ninefold::variants
