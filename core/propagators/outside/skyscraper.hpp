#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

namespace ninefold::variants {

/// That many cells of a line are seen from its start: those higher than all before them.
struct Skyscraper {
  CellIndexes cells;
  int seen = 1;
  bool hides_lowest = false;  ///< the lowest value, 0, has no height: it is not seen even in front
  bool all_differ = false;    ///< no two of the cells are equal; made when compiling

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 2; }
  void prepare(const Peers& peers) { all_differ = peers.all_differ(cells); }
};

/// Draws all that follows from the candidates of single cells. For each place on the line and each
/// number of cells seen up to there it keeps the set of heights that the highest of them may have,
/// in one mask, forwards and backwards, all numbers side by side.
bool propagate(const Skyscraper& rule, Domains& domains);

}  // namespace ninefold::variants
