#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>

namespace ninefold::variants {

/// Where one cell has a value, two or three others differ from each other. No cell comes twice.
struct DifferWhere {
  static constexpr std::size_t most_others = 3;

  CellIndex condition = 0;
  Mask value = 0;
  std::array<CellIndex, most_others> others{};
  std::uint8_t count = 0;  ///< of `others`

  static void visit_cells(auto& own, auto visit) {
    auto others_there = std::span(own.others).first(own.count);
    visit_each(visit, own.condition, others_there);
  }
  int level() const { return 1; }
  /// Nothing follows before the one cell has its value, or others have two values or one.
  int most_values_to_look(CellIndex cell) const { return cell == condition ? 1 : 2; }
  static constexpr bool can_turn_values = true;
  void describe(Statement& to) const;
};

/// Draws all that follows for the cells. Nothing does while the one cell may have other values,
/// too, and each of the others has three or more.
bool propagate(const DifferWhere& rule, Domains& domains);

}  // namespace ninefold::variants
