#pragma once

#include "core/propagators/domains/domains.hpp"

namespace ninefold::variants {

/// That many cells of a line are seen from its start: those higher than all before them.
struct Skyscraper {
  CellIndexes cells;
  int seen = 1;
  bool hides_lowest = false;  ///< the lowest value, 0, has no height: it is not seen even in front
  bool all_differ = false;    ///< no two of the cells are equal; made when compiling
};

/// Draws all that follows from the candidates of single cells. For each place on the line and each
/// number of cells seen up to there it keeps the set of heights that the highest of them may have,
/// in one mask, forwards and backwards, all numbers side by side.
bool propagate(const Skyscraper& rule, Domains& domains);

}  // namespace ninefold::variants
