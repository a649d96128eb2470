#pragma once

#include "core/engine/houses9/lanes/layout.hpp"

#include <array>

namespace ninefold {

// CellBits of nine digits, in two forms that the same code calculates with. Eight digits lie side
// by side, and the three words of each apart (LaneDigits): moving rows costs nothing, and what is
// the same for all rows of a band is calculated once. The ninth has its three words side by side in
// a slot, since a vector for it alone would be as dear as the one for the other eight.

/// One bit for each cell and digit: [row within the band], lanes are digits.
struct LaneDigits {
  std::array<Lanes, 3> rows;

  /// What `calculate` makes of each row.
  template <typename Calculate>
  static LaneDigits each(const Calculate& calculate) {
    return {{calculate(0), calculate(1), calculate(2)}};
  }

  friend LaneDigits operator&(const LaneDigits& a, const LaneDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] & b.rows[i]; });
  }
  friend LaneDigits operator|(const LaneDigits& a, const LaneDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] | b.rows[i]; });
  }
  friend LaneDigits operator^(const LaneDigits& a, const LaneDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] ^ b.rows[i]; });
  }
  friend LaneDigits operator-(const LaneDigits& a, const LaneDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] - b.rows[i]; });
  }
  friend LaneDigits operator~(const LaneDigits& a) {
    return each([&](std::size_t i) { return ~a.rows[i]; });
  }
  friend LaneDigits operator<<(const LaneDigits& a, int count) {
    return each([&](std::size_t i) { return a.rows[i] << count; });
  }
  friend LaneDigits operator>>(const LaneDigits& a, int count) {
    return each([&](std::size_t i) { return a.rows[i] >> count; });
  }
  // With something that is the same for all three rows.
  friend LaneDigits operator&(const LaneDigits& a, const Lanes& b) {
    return each([&](std::size_t i) { return a.rows[i] & b; });
  }
  friend LaneDigits operator|(const LaneDigits& a, const Lanes& b) {
    return each([&](std::size_t i) { return a.rows[i] | b; });
  }
};

template <>
inline LaneDigits splat(std::uint32_t word) {
  const auto lanes = splat<Lanes>(word);
  return {{lanes, lanes, lanes}};
}

inline LaneDigits next_row(const LaneDigits& x) { return {{x.rows[1], x.rows[2], x.rows[0]}}; }
inline LaneDigits previous_row(const LaneDigits& x) { return {{x.rows[2], x.rows[0], x.rows[1]}}; }
inline Slot next_row(const Slot& x) { return shuffle<1, 2, 0, 3>(x, x); }
inline Slot previous_row(const Slot& x) { return shuffle<2, 0, 1, 3>(x, x); }

/// In which places of a band any of its rows has a bit: the same for all three rows.
inline Lanes over_rows(const LaneDigits& x) { return x.rows[0] | x.rows[1] | x.rows[2]; }
inline Slot over_rows(const Slot& x) { return x | next_row(x) | previous_row(x); }

/// In which places every row has a bit. In a slot each row answers for itself, since that is enough
/// to tell whether any lacks one.
inline Lanes in_all_rows(const LaneDigits& x) { return x.rows[0] & x.rows[1] & x.rows[2]; }
inline Slot in_all_rows(const Slot& x) { return x; }

/// Some place where two rows have a bit, if there is any.
inline Lanes in_two_rows(const LaneDigits& x) {
  return (x.rows[0] & x.rows[1]) | ((x.rows[0] | x.rows[1]) & x.rows[2]);
}
inline Slot in_two_rows(const Slot& x) { return x & next_row(x); }

/// The bits of which no other row has one in the same place, nor `others`.
inline LaneDigits alone_in_place(const LaneDigits& x, const Lanes& others) {
  return x & ~(in_two_rows(x) | others);
}
inline Slot alone_in_place(const Slot& x, const Slot& others) {
  return x & ~(next_row(x) | previous_row(x) | others);
}

/// The same cells for every digit of a form.
template <typename Digits>
Digits for_digits(const Slot& cells);
template <>
inline LaneDigits for_digits(const Slot& cells) {
  return {{broadcast<0>(cells), broadcast<1>(cells), broadcast<2>(cells)}};
}
template <>
inline Slot for_digits(const Slot& cells) {
  return cells;
}

/// How many digits stand in lanes, and how many groups of lanes it takes.
inline constexpr std::size_t lane_digits = 8;
inline constexpr std::size_t group_count = lane_digits / lane_count;

/// All nine.
struct NineDigits {
  std::array<LaneDigits, group_count> groups;
  Slot ninth;

  /// What `calculate` makes of each group, by its number, and of the ninth digit.
  template <typename Calculate>
  static NineDigits each(const Calculate& calculate, const Slot& ninth) {
    if constexpr (group_count == 1) {
      return {{{calculate(0)}}, ninth};
    } else {
      return {{{calculate(0), calculate(1)}}, ninth};
    }
  }

  friend NineDigits operator&(const NineDigits& a, const NineDigits& b) {
    return each([&](std::size_t i) { return a.groups[i] & b.groups[i]; }, a.ninth & b.ninth);
  }
  friend NineDigits operator|(const NineDigits& a, const NineDigits& b) {
    return each([&](std::size_t i) { return a.groups[i] | b.groups[i]; }, a.ninth | b.ninth);
  }
  friend NineDigits operator^(const NineDigits& a, const NineDigits& b) {
    return each([&](std::size_t i) { return a.groups[i] ^ b.groups[i]; }, a.ninth ^ b.ninth);
  }
  friend NineDigits operator~(const NineDigits& a) {
    return each([&](std::size_t i) { return ~a.groups[i]; }, ~a.ninth);
  }

  /// From the three words of each digit, as cells of one digit stand in memory.
  static NineDigits from(const std::array<Slot, 9>& digits) {
    // Rows of four digits: words and lanes are transposed.
    const auto rows_of = [&digits](std::size_t first) {
      const Slot& a = digits[first];
      const Slot& b = digits[first + 1];
      const Slot& c = digits[first + 2];
      const Slot& d = digits[first + 3];
      const Slot low = shuffle<0, 4, 1, 5>(a, b);
      const Slot next_low = shuffle<0, 4, 1, 5>(c, d);
      return std::array<Slot, 3>{
          shuffle<0, 1, 4, 5>(low, next_low), shuffle<2, 3, 6, 7>(low, next_low),
          shuffle<0, 1, 4, 5>(shuffle<2, 6, 3, 7>(a, b), shuffle<2, 6, 3, 7>(c, d))};
    };
    const std::array<Slot, 3> first = rows_of(0);
    const std::array<Slot, 3> next = rows_of(4);
    NineDigits all;
    for (std::size_t row = 0; row < 3; ++row) {
#if NINEFOLD_LANE_WIDTH == 8
      all.groups[0].rows[row] = both_halves(first[row], next[row]);
#else
      all.groups[0].rows[row] = first[row];
      all.groups[1].rows[row] = next[row];
#endif
    }
    all.ninth = digits[8];
    return all;
  }

  /// The words of each digit again, as `from` takes them; the fourth is of no use.
  std::array<Slot, 9> by_digit() const {
    std::array<Slot, 9> digits;
    const auto write = [&digits](std::size_t first, const Slot& a, const Slot& b, const Slot& c) {
      const Slot low = shuffle<0, 4, 1, 5>(a, b);
      const Slot high = shuffle<2, 6, 3, 7>(a, b);
      digits[first] = shuffle<0, 1, 4, 4>(low, c);
      digits[first + 1] = shuffle<2, 3, 5, 5>(low, c);
      digits[first + 2] = shuffle<0, 1, 6, 6>(high, c);
      digits[first + 3] = shuffle<2, 3, 7, 7>(high, c);
    };
    write(0, first_four(0), first_four(1), first_four(2));
    write(4, next_four(0), next_four(1), next_four(2));
    digits[8] = ninth;
    return digits;
  }

  /// Four digits of a row, the first four or the next.
  Slot first_four(std::size_t row) const {
#if NINEFOLD_LANE_WIDTH == 8
    return low_half(groups[0].rows[row]);
#else
    return groups[0].rows[row];
#endif
  }
  Slot next_four(std::size_t row) const {
#if NINEFOLD_LANE_WIDTH == 8
    return high_half(groups[0].rows[row]);
#else
    return groups[1].rows[row];
#endif
  }
};

inline NineDigits for_nine_digits(const Slot& cells) {
  const auto lanes = for_digits<LaneDigits>(cells);
  return NineDigits::each([&](std::size_t) { return lanes; }, cells);
}
inline bool any_bit(const NineDigits& x) {
  Slot any = x.ninth;
  for (const LaneDigits& group : x.groups) any |= over_halves(over_rows(group));
  return any_bit(any);
}

/// How often a bit occurs: `at_least[n]` has the bits that occur more than n times.
template <std::size_t levels, typename Words>
struct Tally {
  std::array<Words, levels> at_least;

  [[gnu::always_inline]] friend Tally operator+(const Tally& a, const Tally& b) {
    Tally sum;
    sum.at_least[0] = a.at_least[0] | b.at_least[0];
    if constexpr (levels > 1) {
      sum.at_least[1] = a.at_least[1] | b.at_least[1] | (a.at_least[0] & b.at_least[0]);
    }
    if constexpr (levels > 2) {
      sum.at_least[2] = a.at_least[2] | b.at_least[2] | (a.at_least[1] & b.at_least[0]) |
                        (a.at_least[0] & b.at_least[1]);
    }
    return sum;
  }
  /// The tally of what `move` makes of the bits.
  template <typename Move>
  [[gnu::always_inline]] Tally moved(const Move& move) const {
    Tally result;
    for (std::size_t i = 0; i < levels; ++i) result.at_least[i] = move(at_least[i]);
    return result;
  }
};

template <std::size_t levels, typename Words>
[[gnu::always_inline]] inline Tally<levels, Words> tally_of(const Words& words) {
  Tally<levels, Words> tally;
  tally.at_least.fill(splat<Words>(0));
  tally.at_least[0] = words;
  return tally;
}

/// For every place of a band in how many of its rows it has a bit.
template <std::size_t levels>
[[gnu::always_inline]] inline Tally<levels, Lanes> tally_rows(const LaneDigits& x) {
  return tally_of<levels>(x.rows[0]) + tally_of<levels>(x.rows[1]) + tally_of<levels>(x.rows[2]);
}
template <std::size_t levels>
[[gnu::always_inline]] inline Tally<levels, Slot> tally_rows(const Slot& x) {
  return tally_of<levels>(x) + tally_of<levels>(next_row(x)) + tally_of<levels>(previous_row(x));
}

/// For every cell how many digits have it. The fourth word is of no use.
template <std::size_t levels>
[[gnu::always_inline]] inline Tally<levels, Slot> count_digits(const NineDigits& x) {
  const auto half_of = [&x](std::size_t row) {
    return tally_of<levels>(x.first_four(row)) + tally_of<levels>(x.next_four(row));
  };
  using Half = Tally<levels, Slot>;
  const std::array<Half, 3> halves{half_of(0), half_of(1), half_of(2)};
  // The four lanes left are added up as rows and lanes are transposed. Of the last row two lanes
  // are added up first, so that both transpositions take the same places of it.
  const auto joined = [](const Half& a, const Half& b, const auto& join) {
    Half result;
    for (std::size_t i = 0; i < levels; ++i) {
      result.at_least[i] = join(a.at_least[i], b.at_least[i]);
    }
    return result;
  };
  const auto low = [](const Slot& a, const Slot& b) { return shuffle<0, 4, 1, 5>(a, b); };
  const auto high = [](const Slot& a, const Slot& b) { return shuffle<2, 6, 3, 7>(a, b); };
  const auto even = [](const Slot& a, const Slot& b) { return shuffle<0, 1, 4, 5>(a, b); };
  const auto odd = [](const Slot& a, const Slot& b) { return shuffle<2, 3, 6, 7>(a, b); };
  const auto beside = [](const Slot& a) { return shuffle<1, 0, 3, 2>(a, a); };
  const Half first_rows = joined(halves[0], halves[1], low) + joined(halves[0], halves[1], high);
  const Half last_row = halves[2] + halves[2].moved(beside);
  return joined(first_rows, last_row, even) + joined(first_rows, last_row, odd) +
         tally_of<levels>(x.ninth);
}

}  // namespace ninefold
