#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>

namespace ninefold::variants {

/// Four cells have values of all three classes, which share no value and leave none out.
struct AllClasses {
  std::array<CellIndex, 4> cells{};
  std::array<Mask, 3> classes{};

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 2; }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// Draws all that follows for the four cells. Where a class has one value left, that value is also
/// taken from every cell that sees all of the four that may have it.
bool propagate(const AllClasses& rule, Domains& domains);

}  // namespace ninefold::variants
