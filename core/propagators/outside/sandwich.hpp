#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

#include <array>
#include <memory>
#include <vector>

namespace ninefold::variants {

/// All values of a line differ, and those between its smallest and its largest have a sum.
struct Sandwich {
  CellIndexes cells;
  int value_count = 9;
  /// By size, the sets of so many values that have the sum. Lists are filled up with their last
  /// set, so that lanes are full.
  using SetsBySize = std::array<std::vector<Mask>, most_values>;
  std::shared_ptr<const SetsBySize> sets;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 3; }

  static Sandwich of(CellIndexes cells, int sum, int lowest, int value_count);
};

/// Goes through all places and values of the two ends, and all sets between them, eight at a time.
/// A set has to meet the candidates of each cell between the ends, and these to have all of it; the
/// rest of the values the same outside.
bool propagate(const Sandwich& rule, Domains& domains);

}  // namespace ninefold::variants
