#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// All values of a line differ, and those between its smallest and its largest have a sum.
struct Sandwich {
  CellIndexes cells;
  int value_count = 9;
  /// The sets of that many values that have the sum.
  std::array<std::vector<Mask>, most_values> sets;

  static Sandwich of(CellIndexes cells, int sum, int lowest, int value_count);
};

/// Goes through all places and values of the two ends, and all sets between them.
bool propagate(const Sandwich& rule, Domains& domains);

}  // namespace ninefold::variants
