#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>
#include <vector>

namespace ninefold::variants {

/// Of several values the cells of each are connected by their edges, so that no two cross: of a
/// square of four neither has one diagonal while another has the other one, and around the board no
/// two take turns.
struct Crossing {
  CellIndexes cells;
  Mask values = 0;
  using Square = std::array<CellIndex, 4>;
  std::vector<Square> squares;  ///< cells one after the other around each
  CellIndexes edge;             ///< around the board; empty where that is not one round

  /// Squares and edge are among the cells.
  static void visit_cells(auto& own, auto visit) {
    visit_each(visit, own.cells, own.squares, own.edge);
  }
  const CellIndexes& scope() const { return cells; }
  int level() const { return 3; }
  /// It looks at cells that have their values.
  int most_values_to_look(CellIndex /*cell*/) const { return 1; }
};

bool propagate(const Crossing& rule, Domains& domains);

}  // namespace ninefold::variants
