#include "core/engine/propagation.hpp"

#include <array>
#include <cstddef>

namespace ninefold {

namespace {

using Registers = std::array<Register, register_count>;

/// In which cells at least one, and at least two, of the slots seen have their bit.
struct Tally {
  Register any = splat(0);
  Register two = splat(0);

  void add(const Register& r) {
    two |= any & r;
    any |= r;
  }
  /// Sums up over the slots of the registers; afterwards every slot has the whole.
  void join_slots() {
    for_other_slots([this](const auto& moved) {
      const Register other_any = moved(any);
      two |= moved(two) | (any & other_any);
      any |= other_any;
    });
  }
};

/// The candidates that are the only one of their digit in a house of any cells.
Register alone_in(const Register& house, const Register& x, Register& satisfied) {
  const Register inside = x & house;
  const Register second = inside & (inside - splat(1));
  const Register nonzero = nonzero_words(inside);
  const Register elsewhere = next_row(nonzero) | previous_row(nonzero);
  satisfied &= nonzero | elsewhere;
  return inside & ~(nonzero_words(second) | elsewhere);
}

/// What decided cells of a digit take from the rest of a house of any cells. Two decided cells in
/// it take each other.
Register struck_in(const Register& house, const Register& decided) {
  const Register inside = decided & house;
  const Register second = inside & (inside - splat(1));
  const Register nonzero = nonzero_words(inside);
  const Register elsewhere = next_row(nonzero) | previous_row(nonzero);
  return house & (elsewhere | nonzero_words(second) | (nonzero & ~decided));
}

/// The first slot of a register.
CellMask first_slot(const Register& r) {
  std::array<CellMask, slots_per_register> slots;
  store_register(slots.front().words.data(), r);
  return slots.front();
}

/// The cells that have three candidates or more.
Register at_least_three(const BoardState& board) {
  Register one = splat(0);
  Register two = splat(0);
  Register three = splat(0);
  for (int i = 0; i < register_count; ++i) {
    const Register r = board.load(i);
    three |= two & r;
    two |= one & r;
    one |= r;
  }
  for_other_slots([&](const auto& moved) {
    const Register other_one = moved(one);
    const Register other_two = moved(two);
    three |= moved(three) | (one & other_two) | (two & other_one);
    two |= other_two | (one & other_one);
    one |= other_one;
  });
  return three;
}

/// Takes away what newly decided cells exclude by tables, cell by cell.
void apply_exclusions(const CompiledRules& rules, const BoardState& decided, BoardState& board) {
  for (std::size_t digit = 0; digit < max_size; ++digit) {
    for (std::size_t word = 0; word < 3; ++word) {
      std::uint32_t fresh = decided.digits[digit][word] & rules.cells.words[word];
      for (; fresh != 0; fresh &= fresh - 1) {
        const std::size_t place = word * 32 + static_cast<std::size_t>(std::countr_zero(fresh));
        for (const CompiledExclusion& exclusion : rules.exclusions[digit]) {
          const CellMask& taken = rules.tables[exclusion.table][place];
          auto& target = board.digits[static_cast<std::size_t>(exclusion.digit)];
          for (std::size_t i = 0; i < 3; ++i) target[i] &= ~taken.words[i];
        }
      }
    }
  }
}

/// The cells of one digit that its decided cells take from it: the rest of their rows, columns,
/// boxes and extra houses.
template <bool has_boxes, bool has_extras>
[[gnu::always_inline]] inline Register struck_by(const CompiledRules& rules,
                                                 const Register& decided) {
  const Register right = next_column(decided);
  const Register left = previous_column(decided);
  const Register row_part = decided | right | left;
  const Register row_1 = next_row(decided);
  const Register row_2 = previous_row(decided);
  const Register column_part = decided | row_1 | row_2;
  Register struck = (right | left | next_stack(row_part)) |
                    (previous_stack(row_part) | next_band(column_part)) |
                    (previous_band(column_part) | row_1 | row_2);
  if constexpr (has_boxes) struck |= next_row(row_part) | previous_row(row_part);
  if constexpr (has_extras) {
    for (const CompiledHouse& house : rules.houses) {
      struck |= struck_in(repeat(house.cells), decided);
    }
  }
  return struck;
}

/// Strikes what fresh singles exclude; false when that changed nothing.
template <bool has_boxes, bool has_extras>
[[gnu::always_inline]] inline bool strike(const CompiledRules& rules, const Register& fresh,
                                          BoardState& board) {
  Register changed = splat(0);
  if constexpr (has_extras) {
    if (rules.has_exclusions) {
      BoardState decided;
      const BoardState before = board;
      for (int i = 0; i < register_count; ++i) {
        const Register x = board.load(i);
        decided.store(i, x & fresh);
        board.store(i, x & ~struck_by<has_boxes, has_extras>(rules, x & fresh));
      }
      apply_exclusions(rules, decided, board);
      for (int i = 0; i < register_count; ++i) changed |= before.load(i) ^ board.load(i);
      return any_bit(changed);
    }
  }
  for (int i = 0; i < register_count; ++i) {
    const Register x = board.load(i);
    const Register struck = x & struck_by<has_boxes, has_extras>(rules, x & fresh);
    board.store(i, x ^ struck);
    changed |= struck;
  }
  return any_bit(changed);
}

/// What one look at a digit's candidates finds.
struct Findings {
  /// The candidates that are alone in a house.
  Register hidden;
  /// The candidates that are part of a placing of the digit in their band and their stack.
  Register kept;
  /// The cells all of whose houses have a place for the digit.
  Register satisfied;
};

template <bool has_boxes, bool has_extras>
[[gnu::always_inline]] inline Findings look_at(const CompiledRules& rules, const Register& x) {
  Findings found;
  const Register right = next_column(x);
  const Register left = previous_column(x);
  const Register row_part = x | right | left;
  const Register alone_in_row_part = x & ~(right | left);
  const Register stack_1 = next_stack(row_part);
  const Register stack_2 = previous_stack(row_part);
  const Register row_1 = next_row(x);
  const Register row_2 = previous_row(x);
  const Register column_part = x | row_1 | row_2;
  const Register alone_in_column_part = x & ~(row_1 | row_2);
  const Register band_1 = next_band(column_part);
  const Register band_2 = previous_band(column_part);
  found.satisfied = (row_part | stack_1 | stack_2) & (column_part | band_1 | band_2);
  found.hidden =
      (alone_in_row_part & ~(stack_1 | stack_2)) | (alone_in_column_part & ~(band_1 | band_2));
  found.kept = x;
  if constexpr (has_boxes) {
    const Register box_1 = next_row(row_part);
    const Register box_2 = previous_row(row_part);
    found.satisfied &= row_part | box_1 | box_2;
    found.hidden |= alone_in_row_part & ~(box_1 | box_2);
    // A digit's places in a band are a permutation of three row parts; a row part belongs
    // to exactly two permutations, one turning right and one turning left.
    found.kept &=
        (next_row(stack_1) & previous_row(stack_2)) | (next_row(stack_2) & previous_row(stack_1));
    found.kept &= (next_column(band_1) & previous_column(band_2)) |
                  (previous_column(band_1) & next_column(band_2));
  }
  if constexpr (has_extras) {
    for (const CompiledHouse& house : rules.houses) {
      found.hidden |= alone_in(repeat(house.cells), x, found.satisfied);
    }
  }
  return found;
}

template <bool has_boxes, bool has_extras>
Outcome propagate(const CompiledRules& rules, BoardState& board, CellCounts& counts) {
  const Register cells = repeat(rules.cells);
  Register struck_cells = repeat(board.struck);
  bool changed = board.changed;

  while (true) {
    Tally candidates;
    for (int i = 0; i < register_count; ++i) candidates.add(board.load(i));
    candidates.join_slots();
    if (any_bit(cells & ~candidates.any)) return Outcome::contradiction;
    const Register open_cells = candidates.two & cells;
    const Register fresh = cells & ~(candidates.two | struck_cells);
    if (!any_bit(open_cells)) {
      // Every cell has one candidate, so a hit leaves a cell without.
      return strike<has_boxes, has_extras>(rules, fresh, board) ? Outcome::contradiction
                                                                : Outcome::solved;
    }
    if (any_bit(fresh)) {
      if (strike<has_boxes, has_extras>(rules, fresh, board)) changed = true;
      struck_cells |= fresh;
    }
    if (!changed) {
      counts.at_least_two = first_slot(open_cells);
      counts.at_least_three = first_slot(cells & at_least_three(board));
      break;
    }

    Registers hidden;
    Registers kept;
    Register satisfied = ~splat(0);
    Tally claimed;
    for (std::size_t i = 0; i < register_count; ++i) {
      const Register x = board.load(static_cast<int>(i));
      const Findings found = look_at<has_boxes, has_extras>(rules, x);
      satisfied &= found.satisfied | load_register(rules.unused[i * slots_per_register].data());
      hidden[i] = found.hidden;
      kept[i] = found.kept;
      claimed.add(found.hidden);
    }
    claimed.join_slots();
    if (any_bit(cells & (claimed.two | ~satisfied))) return Outcome::contradiction;
    Register difference = splat(0);
    for (std::size_t i = 0; i < register_count; ++i) {
      const int index = static_cast<int>(i);
      const Register x = board.load(index);
      const Register next = kept[i] & (hidden[i] | ~claimed.any);
      board.store(index, next);
      difference |= next ^ x;
    }
    changed = any_bit(difference);
  }
  board.struck = first_slot(struck_cells);
  board.changed = false;
  return Outcome::open;
}

}  // namespace

Propagate choose_kernel(const CompiledRules& rules) {
  if (rules.has_boxes) return rules.has_extras ? propagate<true, true> : propagate<true, false>;
  return rules.has_extras ? propagate<false, true> : propagate<false, false>;
}

}  // namespace ninefold
