#pragma once

#include "core/engine/houses9/lanes/digit_cells.hpp"

namespace ninefold {

/// The candidates of the digits of a form that have exactly one other place in a house of a kind:
/// one of the two is the digit's cell there.
template <typename Digits>
struct TwoPlaces {
  Digits in_row;
  Digits in_column;
  Digits in_box;
};

/// Finds them in rows, columns and, if there are any, boxes.
template <typename Digits>
[[gnu::always_inline]] inline TwoPlaces<Digits> find_two_places(const Digits& x, bool has_boxes) {
  using Words = decltype(over_rows(x));
  const auto exactly_two = [](const Tally<3, Words>& tally) {
    return tally.at_least[1] & ~tally.at_least[2];
  };
  const auto in_band = tally_rows<3>(x);
  const auto right = [](int count) { return [count](const Words& w) { return w >> count; }; };
  // Counted at the first band, or the first column of a box, and spread from there.
  const Words two_in_column =
      exactly_two(in_band + in_band.moved(right(10)) + in_band.moved(right(20))) &
      splat<Words>(first_band);
  const Words column = two_in_column | two_in_column << 10 | two_in_column << 20;
  auto box = splat<Words>(0);
  if (has_boxes) {
    box = whole_mini_rows(exactly_two(in_band + in_band.moved(right(1)) + in_band.moved(right(2))) &
                          splat<Words>(first_columns));
  }
  const Digits second = x & less_lowest(x);
  const Digits third = second & less_lowest(second);
  return {x & whole_rows(less_lowest(second) & ~less_lowest(third)), x & column, x & box};
}

}  // namespace ninefold
