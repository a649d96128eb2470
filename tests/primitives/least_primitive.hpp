#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/lists_of.hpp"
#include "core/propagators/primitive/primitive.hpp"

namespace ninefold::variants {

/// The positions of the values of some cells have a sum that is a multiple of three. Says no more
/// of itself than it must, and finds nothing before all cells have their values.
struct MultipleOfThree {
  CellIndexes cells;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
};

inline bool propagate(const MultipleOfThree& rule, Domains& domains) {
  int sum = 0;
  for (const CellIndex cell : rule.cells) {
    if (!is_single(domains.masks[cell])) return true;
    sum += lowest_of(domains.masks[cell]);
  }
  return sum % 3 == 0;
}

/// For the list of primitives, where it is compiled with this header.
using FurtherPrimitives = TypeList<MultipleOfThree>;

}  // namespace ninefold::variants
