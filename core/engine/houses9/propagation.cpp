#include "core/engine/houses9/propagation.hpp"

#include "core/engine/houses9/looks.hpp"

#include <bit>
#include <cstddef>
#include <type_traits>

namespace ninefold {

namespace {

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

/// Without what lines and regions do not both leave over. Apart from the rest, which few boards
/// need it for, so that it takes no registers from it.
[[gnu::noinline]] NineDigits without_lone_leftovers(const CompiledRules& rules, NineDigits x) {
  const auto take = [](const Leftover& leftover, auto& digits) {
    using Digits = std::remove_reference_t<decltype(digits)>;
    const auto of_lines = for_digits<Digits>(slot_from(leftover.of_lines));
    const auto of_regions = for_digits<Digits>(slot_from(leftover.of_regions));
    const auto in_lines = nonzero_words(over_rows(digits & of_lines));
    const auto in_regions = nonzero_words(over_rows(digits & of_regions));
    digits = digits & ~((of_lines & ~in_regions) | (of_regions & ~in_lines));
  };
  for (const Leftover& leftover : rules.leftovers) {
    take(leftover, x.ninth);
    for (LaneDigits& group : x.groups) take(leftover, group);
  }
  return x;
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
    if constexpr (has_extras) {
      if (!rules.leftovers.empty()) {
        const NineDigits left = without_lone_leftovers(rules, x);
        changed = any_bit(left ^ x);
        x = left;
        if (changed) continue;
      }
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
