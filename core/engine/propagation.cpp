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
    if constexpr (slots_per_register == 1) return;
    const Register other_any = swap_slots(any);
    two |= swap_slots(two) | (any & other_any);
    any |= other_any;
  }
};

Register repeat(const CellMask& mask) {
  std::array<std::uint32_t, std::size_t{4} * slots_per_register> words{};
  for (std::size_t index = 0; index < words.size(); ++index) {
    words[index] = mask.words[index % 4];
  }
  return load_register(words.data());
}

/// Per slot, all ones in all words where any word of the slot is not 0; word 3 must be 0.
Register nonzero_slots(const Register& r) {
  const Register nonzero = nonzero_words(r);
  return nonzero | next_row(nonzero) | previous_row(nonzero);
}

/// The candidates that are the only one of their digit in a house of any cells.
Register alone_in(const Register& house, const Register& x, Register& satisfied) {
  const Register inside = x & house;
  const Register second = inside & (inside - splat(1));
  const Register nonzero = nonzero_words(inside);
  const Register elsewhere = next_row(nonzero) | previous_row(nonzero);
  satisfied &= nonzero | elsewhere;
  return inside & ~(nonzero_words(second) | elsewhere);
}

/// What decided cells of a digit take from the rest of a house of any cells.
Register struck_in(const Register& house, const Register& decided) {
  return house & ~decided & nonzero_slots(decided & house);
}

/// Takes away what newly decided cells exclude by tables, cell by cell.
bool apply_exclusions(const CompiledRules& rules, const BoardState& decided, BoardState& board) {
  bool any = false;
  for (std::size_t digit = 0; digit < max_size; ++digit) {
    for (std::size_t word = 0; word < 3; ++word) {
      std::uint32_t fresh =
          decided.digits[digit][word] & rules.cells.words[word] & ~board.applied.words[word];
      if (fresh == 0) continue;
      any = true;
      board.applied.words[word] |= fresh;
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
  return any;
}

template <bool has_boxes, bool has_extras>
Outcome propagate(const CompiledRules& rules, BoardState& board, CellCounts& counts) {
  Registers x;
  for (int i = 0; i < register_count; ++i) x[static_cast<std::size_t>(i)] = board.load(i);
  const Register cells = repeat(rules.cells);
  const Register outside = repeat(rules.outside);

  while (true) {
    Tally candidates;
    Registers hidden;
    Registers kept;
    Register satisfied = ~splat(0);
    for (std::size_t i = 0; i < register_count; ++i) {
      const Register r = x[i];
      candidates.add(r);
      const Register right = next_column(r);
      const Register left = previous_column(r);
      const Register row_part = r | right | left;
      const Register alone_in_row_part = r & ~(right | left);
      const Register stack_1 = next_stack(row_part);
      const Register stack_2 = previous_stack(row_part);
      const Register row_1 = next_row(r);
      const Register row_2 = previous_row(r);
      const Register column_part = r | row_1 | row_2;
      const Register alone_in_column_part = r & ~(row_1 | row_2);
      const Register band_1 = next_band(column_part);
      const Register band_2 = previous_band(column_part);
      Register here = (row_part | stack_1 | stack_2) & (column_part | band_1 | band_2);
      hidden[i] =
          (alone_in_row_part & ~(stack_1 | stack_2)) | (alone_in_column_part & ~(band_1 | band_2));
      kept[i] = r;
      if constexpr (has_boxes) {
        const Register box_1 = next_row(row_part);
        const Register box_2 = previous_row(row_part);
        here &= row_part | box_1 | box_2;
        hidden[i] |= alone_in_row_part & ~(box_1 | box_2);
        // A digit's places in a band are a permutation of three row parts; a row part belongs
        // to exactly two permutations, one turning right and one turning left.
        kept[i] &= (next_row(stack_1) & previous_row(stack_2)) |
                   (next_row(stack_2) & previous_row(stack_1));
        kept[i] &= (next_column(band_1) & previous_column(band_2)) |
                   (previous_column(band_1) & next_column(band_2));
      }
      if constexpr (has_extras) {
        Register houses = ~splat(0);
        for (const CompiledHouse& house : rules.houses) {
          hidden[i] |= alone_in(repeat(house.cells), r, houses);
        }
        here &= houses;
      }
      satisfied &= here | load_register(rules.unused[i * slots_per_register].data());
    }
    candidates.join_slots();
    if (any_bit((~(candidates.any & satisfied) & cells))) return Outcome::contradiction;
    const Register open_cells = candidates.two & cells;
    if constexpr (!has_extras) {
      if (!any_bit(open_cells)) break;
    }

    Tally claimed;
    const Register not_single = candidates.two | outside;
    for (std::size_t i = 0; i < register_count; ++i) {
      hidden[i] |= x[i] & ~not_single;
      claimed.add(hidden[i]);
    }
    claimed.join_slots();
    if (any_bit(claimed.two & cells)) return Outcome::contradiction;
    Register changed = splat(0);
    for (std::size_t i = 0; i < register_count; ++i) {
      const Register decided = hidden[i];
      const Register right = next_column(decided);
      const Register left = previous_column(decided);
      const Register row_part = decided | right | left;
      const Register row_1 = next_row(decided);
      const Register row_2 = previous_row(decided);
      const Register column_part = decided | row_1 | row_2;
      Register struck = right | left | next_stack(row_part) | previous_stack(row_part) |
                        next_band(column_part) | previous_band(column_part) | row_1 | row_2;
      if constexpr (has_boxes) struck |= next_row(row_part) | previous_row(row_part);
      if constexpr (has_extras) {
        for (const CompiledHouse& house : rules.houses) {
          struck |= struck_in(repeat(house.cells), decided);
        }
      }
      const Register next = kept[i] & ~struck & (decided | ~claimed.any);
      changed |= next ^ x[i];
      x[i] = next;
    }
    bool more = any_bit(changed);
    if constexpr (has_extras) {
      if (rules.has_exclusions) {
        BoardState decided;
        for (int i = 0; i < register_count; ++i) {
          decided.store(i, hidden[static_cast<std::size_t>(i)]);
          board.store(i, x[static_cast<std::size_t>(i)]);
        }
        if (apply_exclusions(rules, decided, board)) more = true;
        for (int i = 0; i < register_count; ++i) x[static_cast<std::size_t>(i)] = board.load(i);
      }
    }
    if (!more) {
      for (int i = 0; i < register_count; ++i) board.store(i, x[static_cast<std::size_t>(i)]);
      if (has_extras && !any_bit(open_cells)) return Outcome::solved;
      std::array<std::uint32_t, std::size_t{4} * slots_per_register> words{};
      store_register(words.data(), open_cells);
      for (std::size_t word = 0; word < 4; ++word) counts.at_least_two.words[word] = words[word];
      return Outcome::open;
    }
  }
  for (int i = 0; i < register_count; ++i) board.store(i, x[static_cast<std::size_t>(i)]);
  return Outcome::solved;
}

}  // namespace

Propagate choose_kernel(const CompiledRules& rules) {
  if (rules.has_boxes) return rules.has_extras ? propagate<true, true> : propagate<true, false>;
  return rules.has_extras ? propagate<false, true> : propagate<false, false>;
}

}  // namespace ninefold
