#pragma once

#include "core/board/shape.hpp"
#include "core/engine/bands/kept_ways.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold {

/// Where the nine digits go in a band (three rows of a 9x9 board), columns only: digit d stands
/// once in each of the band's three boxes, and its *path* says in which of the box's three
/// columns, as 9 * first + 3 * second + third, 0 to 26. Nine paths of five bits each are packed
/// into a word, digit 1 lowest. Paths of three boxes can be added up box by box.
using Paths = std::uint64_t;

inline constexpr int path_bits = 5;
inline constexpr int path_count = 27;

constexpr int path_of(Paths paths, int digit_index) {
  return static_cast<int>(paths >> (path_bits * digit_index)) & ((1 << path_bits) - 1);
}

/// Counts the ways to fill a band whose paths are known: every digit still has to choose its row
/// in each box. Answers are kept, because the same paths come up repeatedly; digits without
/// a given in this band can change their labels without changing the answer, so paths that differ
/// only by that share one entry.
class BandFillings {
 public:
  /// `givens`: the band's 27 cells in reading order, 0 for empty.
  explicit BandFillings(std::span<const Digit> givens);

  /// The number of fillings with those paths that keep the givens: at most 6^9.
  std::uint32_t count(Paths paths);

  /// How many answers were not in memory and had to be worked out.
  std::uint64_t found_out() const { return found_out_; }

 private:
  KeptWays::Key key_of(Paths paths) const;
  std::uint32_t fill(Paths paths, int digit_index, std::uint32_t taken) const;

  // For every digit a mask of the six orders in which it may take the rows in the three boxes.
  std::array<std::uint8_t, 9> row_orders_;
  std::vector<int> unlabelled_digits_;
  Paths labelled_mask_ = 0;
  std::uint64_t found_out_ = 0;
  // Looked up millions of times; with half as many places some counts take half as long again.
  KeptWays kept_{std::size_t{1} << 18U};
};

}  // namespace ninefold
