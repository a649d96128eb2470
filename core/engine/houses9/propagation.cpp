#include "core/engine/houses9/propagation.hpp"

#include <bit>
#include <cstddef>

namespace ninefold {

namespace {

CellMask mask_from(const Slot& slot) {
  CellMask mask;
  store(mask.words.data(), slot);
  return mask;
}

Slot slot_from(const CellMask& mask) { return load<Slot>(mask.words.data()); }

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

/// Takes away what decided cells exclude by tables, cell by cell.
void apply_exclusions(const CompiledRules& rules, const NineDigits& decided, NineDigits& x) {
  StoredDigits singles;
  StoredDigits board;
  singles.store(decided);
  board.store(x);
  for (int digit = 0; digit < max_size; ++digit) {
    for (std::size_t word = 0; word < 3; ++word) {
      std::uint32_t cells = singles.word(word, digit);
      for (; cells != 0; cells &= cells - 1) {
        const std::size_t place = word * 32 + static_cast<std::size_t>(std::countr_zero(cells));
        for (const CompiledExclusion& exclusion :
             rules.exclusions[static_cast<std::size_t>(digit)]) {
          board.remove(exclusion.digit, rules.tables[exclusion.table][place]);
        }
      }
    }
  }
  x = board.load();
}

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

/// With `has_extras` for all rules; without for boards with boxes and nothing else.
template <bool has_extras>
void propagate(const CompiledRules& rules, Node& node) {
  const Slot cells = slot_from(rules.cells);
  Slot struck = slot_from(node.board.struck);
  NineDigits x = node.board.digits.load();
  // The cells where the last look found a digit that has no other.
  auto claimed = splat<Slot>(0);
  bool changed = node.board.changed;
  const auto end = [&node](Outcome outcome) { node.outcome = outcome; };

  while (true) {
    const Tally<2, Slot> candidates = count_digits<2>(x);
    const Slot open = candidates.at_least[1] & cells;
    if (any_bit((cells & ~candidates.at_least[0]) | (open & claimed))) {
      return end(Outcome::contradiction);
    }
    const Slot fresh = cells & ~(candidates.at_least[1] | struck);
    const NineDigits before = x;
    const bool is_full = !any_bit(open);
    const bool strikes = is_full || any_bit(fresh);
    const auto took = [&] { return strikes && any_bit(x ^ before); };
    if (strikes) {
      const NineDigits decided = x & for_nine_digits(fresh);
      Slot conflict;
      strike<has_extras>(rules, decided.ninth, x.ninth, conflict);
      for (std::size_t i = 0; i < group_count; ++i) {
        Lanes conflicting;
        strike<has_extras>(rules, decided.groups[i], x.groups[i], conflicting);
        conflict |= over_halves(conflicting);
      }
      if (any_bit(conflict)) return end(Outcome::contradiction);
      if constexpr (has_extras) {
        if (rules.has_exclusions) apply_exclusions(rules, decided, x);
      }
      if (is_full) {
        // Every cell had one candidate, so a hit leaves a cell without.
        node.board.digits.store(x);
        return end(took() ? Outcome::contradiction : Outcome::solved);
      }
      struck = struck | fresh;
    }
    if (changed || took()) {
      NineDigits hidden;
      NineDigits kept;
      const auto found_ninth = look_at<has_extras>(rules, x.ninth);
      hidden.ninth = found_ninth.hidden;
      kept.ninth = found_ninth.kept;
      Slot without_place = found_ninth.without_place & load<Slot>(rules.used_ninth.data());
      for (std::size_t i = 0; i < group_count; ++i) {
        const auto found = look_at<has_extras>(rules, x.groups[i]);
        hidden.groups[i] = found.hidden;
        kept.groups[i] = found.kept;
        without_place |= over_halves(found.without_place &
                                     load<Lanes>(rules.used_lanes.data() + i * lane_count));
      }
      if (any_bit(without_place)) return end(Outcome::contradiction);
      claimed = count_digits<1>(hidden).at_least[0];
      // Where two digits claim a cell both stay, and the next count tells.
      const NineDigits next = kept & (hidden | for_nine_digits(~claimed));
      changed = any_bit(next ^ x);
      x = next;
      if (changed || took()) continue;
      if (any_bit(open & claimed)) return end(Outcome::contradiction);
    }
    node.counts.at_least_two = mask_from(open);
    node.counts.at_least_three = mask_from(cells & count_digits<3>(x).at_least[2]);
    break;
  }
  node.board.digits.store(x);
  node.board.struck = mask_from(struck);
  node.board.changed = false;
  end(Outcome::open);
}

}  // namespace

Propagate choose_kernel(const CompiledRules& rules) {
  return rules.has_boxes && !rules.has_extras ? propagate<false> : propagate<true>;
}

}  // namespace ninefold
