#pragma once

#include "core/propagators/domains/domains.hpp"

namespace ninefold::variants {

/// A way to move the cells of a board, and to turn its values round, that leaves all that is said
/// of it as it is: what is so moved of a solution is one, and of what is none, none.
struct Symmetry {
  CellIndexes image;          ///< by cell, where it goes
  bool turns_values = false;  ///< the lowest value becomes the highest
  int value_count = 9;

  Mask image_of(Mask values) const {
    return turns_values ? turned_values(values, value_count) : values;
  }
  /// Whether candidates of all cells are moved onto themselves.
  bool keeps(const Mask* masks) const {
    for (std::size_t cell = 0; cell < image.size(); ++cell) {
      if (masks[image[cell]] != image_of(masks[cell])) return false;
    }
    return true;
  }
};

}  // namespace ninefold::variants
