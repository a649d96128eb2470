#include "core/engine/propagation.hpp"

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
/// Not 0 in `clash` where two decided cells with the same digit share a house.
template <bool has_boxes, bool has_extras, typename Digits, typename Words>
[[gnu::always_inline]] inline void strike(const CompiledRules& rules, const Digits& decided,
                                          Digits& x, Words& clash) {
  const Words column = over_rows(decided);
  Words elsewhere = next_band(column) | previous_band(column);
  if constexpr (has_boxes) elsewhere |= next_column(column) | previous_column(column);
  const Digits less = less_lowest(decided);
  clash = over_rows((decided & next_row(decided)) | (decided & less)) | (column & elsewhere);
  x = x & (decided | ~(whole_rows(less) | (column | elsewhere)));
  if constexpr (has_extras) {
    for (const CellMask& cells : rules.houses) {
      const auto house = for_digits<Digits>(slot_from(cells));
      const HouseView<Digits> view(house, decided);
      clash |= view.more;
      x = x & (decided | ~(house & view.occupied));
    }
  }
}

/// What one look at all candidates of the digits of a form finds.
template <typename Digits>
struct Findings {
  /// The candidates that are alone in a house.
  Digits hidden;
  /// The candidates that are part of a placing of the digit in their band and their stack.
  Digits kept;
  /// The cells with a house that has no place for the digit.
  Digits wanting;
};

template <bool has_boxes, bool has_extras, typename Digits>
[[gnu::always_inline]] inline Findings<Digits> look_at(const CompiledRules& rules,
                                                       const Digits& x) {
  const Digits cells = for_digits<Digits>(slot_from(rules.cells));
  const Digits beside = next_column(x) | previous_column(x);
  const Digits alone = x & ~beside;
  const Digits part = x | beside;
  const Digits stack_1 = next_stack(part);
  const Digits stack_2 = previous_stack(part);
  const Digits other_stacks = stack_1 | stack_2;
  const auto column = over_rows(x);
  const auto band_1 = next_band(column);
  const auto band_2 = previous_band(column);
  const auto other_bands = band_1 | band_2;
  auto reached = column | other_bands;
  if constexpr (has_boxes) reached &= over_rows(part);
  Findings<Digits> found;
  found.wanting = cells & ~((part | other_stacks) & reached);
  found.hidden = (alone & ~other_stacks) | (x & ~(next_row(x) | previous_row(x) | other_bands));
  found.kept = x;
  if constexpr (has_boxes) {
    found.hidden = found.hidden | (alone & ~(next_row(part) | previous_row(part)));
    // A digit's places in a band are a permutation of three row parts; a row part belongs to
    // exactly two permutations, one turning right and one turning left. So in a stack.
    const auto possible = (next_column(band_1) & previous_column(band_2)) |
                          (previous_column(band_1) & next_column(band_2));
    found.kept =
        x & possible &
        ((next_row(stack_1) & previous_row(stack_2)) | (next_row(stack_2) & previous_row(stack_1)));
  }
  if constexpr (has_extras) {
    for (const CellMask& house_cells : rules.houses) {
      const auto house = for_digits<Digits>(slot_from(house_cells));
      const HouseView<Digits> view(house, x);
      found.wanting = found.wanting | (cells & ~(cells & view.occupied));
      found.hidden = found.hidden | (view.inside & ~nonzero_words(view.more));
    }
  }
  return found;
}

template <bool has_boxes, bool has_extras>
void propagate(const CompiledRules& rules, Node& node) {
  const Slot cells = slot_from(rules.cells);
  Slot struck = slot_from(node.board.struck);
  NineDigits x = node.board.digits.load();
  bool changed = node.board.changed;
  const auto end = [&node](Outcome outcome) { node.outcome = outcome; };

  while (true) {
    const Tally<2, Slot> candidates = count_digits<2>(x);
    if (any_bit(cells & ~candidates.at_least[0])) return end(Outcome::contradiction);
    const Slot open = candidates.at_least[1] & cells;
    const Slot fresh = cells & ~(candidates.at_least[1] | struck);
    const bool is_full = !any_bit(open);
    bool took = false;
    if (is_full || any_bit(fresh)) {
      const NineDigits before = x;
      const NineDigits decided = x & for_nine_digits(fresh);
      Lanes clash;
      Slot ninth_clash;
      strike<has_boxes, has_extras>(rules, decided.eight, x.eight, clash);
      strike<has_boxes, has_extras>(rules, decided.ninth, x.ninth, ninth_clash);
      if (any_bit(clash, ninth_clash)) return end(Outcome::contradiction);
      if constexpr (has_extras) {
        if (rules.has_exclusions) apply_exclusions(rules, decided, x);
      }
      took = any_bit(x ^ before);
      if (is_full) {
        // Every cell had one candidate, so a hit leaves a cell without.
        node.board.digits.store(x);
        return end(took ? Outcome::contradiction : Outcome::solved);
      }
      struck = struck | fresh;
    }
    if (changed || took) {
      const auto found = look_at<has_boxes, has_extras>(rules, x.eight);
      const auto found_ninth = look_at<has_boxes, has_extras>(rules, x.ninth);
      if (any_bit(over_rows(found.wanting) & load<Lanes>(rules.used_lanes.data()),
                  found_ninth.wanting & load<Slot>(rules.used_ninth.data()))) {
        return end(Outcome::contradiction);
      }
      const NineDigits hidden{found.hidden, found_ninth.hidden};
      const Tally<2, Slot> claimed = count_digits<2>(hidden);
      if (any_bit(cells & claimed.at_least[1])) return end(Outcome::contradiction);
      const NineDigits next = NineDigits{found.kept, found_ninth.kept} &
                              (hidden | for_nine_digits(~claimed.at_least[0]));
      changed = any_bit(next ^ x);
      x = next;
      if (changed || took) continue;
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
  // Boards without boxes are few and take the kernel that can do everything else.
  if (!rules.has_boxes) return propagate<false, true>;
  return rules.has_extras ? propagate<true, true> : propagate<true, false>;
}

}  // namespace ninefold
