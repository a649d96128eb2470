#pragma once

#include "core/engine/houses9/compiled_rules.hpp"

#include <cstddef>

// What one look at a board draws from houses, for the digits of a form (LaneDigits or a Slot).

namespace ninefold {

inline CellMask mask_from(const Slot& slot) {
  CellMask mask;
  store(mask.words.data(), slot);
  return mask;
}

inline Slot slot_from(const CellMask& mask) { return load<Slot>(mask.words.data()); }

/// A house of any cells, seen by the digits of a form.
template <typename Digits>
struct HouseView {
  using Words = decltype(over_rows(Digits{}));

  HouseView(const Digits& house, const Digits& x) : inside(x & house) {
    const Words all = over_rows(inside);
    occupied = nonzero_words(all);
    more = over_rows(inside & next_row(inside)) | (all & (all - splat<Words>(1)));
  }
  Digits inside;
  /// All ones for digits with a cell in the house.
  Words occupied;
  /// Not 0 for digits with two cells or more.
  Words more;
};

/// Takes the digits of decided cells from the rest of their rows, columns, boxes and extra houses.
/// Not 0 in `conflict` where two decided cells with the same digit share a house.
template <bool has_extras, typename Digits, typename Words>
[[gnu::always_inline]] inline void strike(const CompiledRules& rules, const Digits& decided,
                                          Digits& x, Words& conflict) {
  const Words column = over_rows(decided);
  const Words other_bands = next_band(column) | previous_band(column);
  Words reached = column | other_bands;
  Words twice = other_bands;
  if (!has_extras || rules.has_boxes) {
    const Words flags = flags_of_mini_rows(column);
    reached |= whole_mini_rows(flags);
    // What is left of a mini-row without its lowest bit.
    twice |= column - flags;
  }
  const Digits less = less_lowest(decided);
  conflict = in_two_rows(decided) | over_rows(decided & less) | (column & twice);
  x = x & (decided | ~(whole_rows(less) | reached));
  if constexpr (has_extras) {
    for (const CellMask& cells : rules.houses) {
      const auto house = for_digits<Digits>(slot_from(cells));
      const HouseView<Digits> view(house, decided);
      conflict |= view.more;
      x = x & (decided | ~(house & view.occupied));
    }
  }
}

/// The columns that belong to a placing of a digit in its stack, after the columns that it has in
/// the next and in the previous band: a column does if of the two others one is in either.
template <typename Words>
Words columns_of_placings(const Words& next, const Words& previous) {
  const Words neighbours = (next & previous >> 1) | (next >> 1 & previous);
  const Words ends = (next & previous >> 2) | (next >> 2 & previous);
  const auto first = splat<Words>(first_columns);
  return (neighbours >> 1 & first) | (ends & first) << 1 | (neighbours & first) << 2;
}

/// What one look at all candidates of the digits of a form finds.
template <typename Digits>
struct Findings {
  /// The candidates that are alone in a house.
  Digits hidden;
  /// The candidates that are part of a placing of the digit in their band and their stack.
  Digits kept;
  /// Not 0 where a house has no place for the digit.
  decltype(over_rows(Digits{})) without_place;
};

template <bool has_extras, typename Digits>
[[gnu::always_inline]] inline Findings<Digits> look_at(const CompiledRules& rules,
                                                       const Digits& x) {
  using Words = decltype(over_rows(x));
  const Words column = over_rows(x);
  const Words band_1 = next_band(column);
  const Words band_2 = previous_band(column);
  const Words other_bands = band_1 | band_2;
  const auto in_mini_row = tally_of<2>(x) + tally_of<2>(x >> 1) + tally_of<2>(x >> 2);
  const Digits mini_rows = in_mini_row.at_least[0] & splat<Digits>(first_columns);
  const Digits lone = mini_rows & ~in_mini_row.at_least[1];
  const Digits stack_1 = next_stack(mini_rows);
  const Digits stack_2 = previous_stack(mini_rows);
  const Digits other_stacks = stack_1 | stack_2;
  const bool has_boxes = !has_extras || rules.has_boxes;
  Words occupied = in_all_rows(mini_rows | other_stacks);
  Digits elsewhere = other_stacks;
  if (has_boxes) {
    occupied &= over_rows(mini_rows);
    elsewhere = elsewhere & (next_row(mini_rows) | previous_row(mini_rows));
  }
  Findings<Digits> found;
  found.without_place = (splat<Words>(first_columns) & ~occupied) |
                        (splat<Words>(all_cells) & ~(column | other_bands));
  found.hidden = (x & whole_mini_rows(lone & ~elsewhere)) | alone_in_place(x, other_bands);
  found.kept = x;
  if (has_boxes) {
    // A digit's places in a band are a permutation of three mini-rows; a mini-row belongs to
    // exactly two permutations, one turning right and one turning left. So in a stack.
    const Digits placed =
        (next_row(stack_1) & previous_row(stack_2)) | (next_row(stack_2) & previous_row(stack_1));
    found.kept = x & columns_of_placings(band_1, band_2) &
                 whole_mini_rows(placed & splat<Digits>(first_columns));
  }
  if constexpr (has_extras) {
    for (const CellMask& house_cells : rules.houses) {
      const auto house = for_digits<Digits>(slot_from(house_cells));
      const HouseView<Digits> view(house, x);
      found.without_place |= ~view.occupied;
      found.hidden = found.hidden | (view.inside & ~nonzero_words(view.more));
    }
  }
  return found;
}

}  // namespace ninefold
