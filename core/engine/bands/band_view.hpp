#pragma once

#include "core/board/grid.hpp"

#include <array>
#include <cstdint>

namespace ninefold {

/// A classic 9x9 puzzle seen as three bands that meet in nothing but their columns: which digits
/// a column holds in each band is all that one band needs to know of the others.
struct BandView {
  /// The cells of each band in reading order.
  std::array<std::array<Digit, 27>, 3> givens{};

  /// For each band, digit (from 0) and box of the band a mask of the three columns where the
  /// digit may stand.
  std::array<std::array<std::array<std::uint8_t, 3>, 9>, 3> columns{};

  /// Digits with no given at all: their labels can be exchanged.
  std::array<bool, 9> unlabelled{};

  /// Whether the second and third band have no givens.
  bool others_empty = true;
};

/// Which way a board is seen as bands.
struct BandOrder {
  /// Columns are taken for rows.
  bool transposed = false;
  /// Which of the bands comes first; the others follow in a circle.
  int first = 0;
};

/// A classic 9x9 board seen that way.
BandView band_view(const Grid& givens, BandOrder order);

/// About how many ways there are to share out the digits over the columns of the bands, with
/// exchangeable digits counted once: what counting by bands has to look at.
double sharings_of(const BandView& view);

}  // namespace ninefold
