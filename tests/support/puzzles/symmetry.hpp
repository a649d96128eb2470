#pragma once

#include "core/rules/rule.hpp"
#include "tests/support/puzzles/random.hpp"

#include <array>
#include <vector>

namespace ninefold::tests {

/// Moves cells and renames digits.
struct Symmetry {
  /// Where the digit of each cell goes.
  std::array<Cell, max_cells> cell_to{};
  /// What each digit becomes; 0 stays 0.
  std::array<Digit, max_size + 1> digit_to{};

  static Symmetry identity();

  Grid apply(const Grid& grid) const;
  /// Moves what a rule names: its cells and regions, and the digits of its pairs.
  Rule apply(const Rule& rule) const;
  Puzzle apply(const Puzzle& puzzle) const;
};

/// Renames digits at random.
Symmetry random_relabelling(Random& random, Shape shape);

/// A rotation or reflection; all eight on boards with square boxes, else the four that keep boxes.
Symmetry random_reflection(Random& random, Shape shape);

/// A shift of all cells around the edges, by whole boxes.
Symmetry random_box_shift(Random& random, Shape shape);

/// Rows in their bands, columns in their stacks, bands and stacks in any order.
Symmetry random_band_permutation(Random& random, Shape shape);

}  // namespace ninefold::tests
