#pragma once

#include "core/engine/layout.hpp"

#include <array>

namespace ninefold {

// Cells of nine digits, in two forms that the same code calculates with. Eight digits lie side by
// side, and the three words of each apart (EightDigits): moving rows costs nothing, and what is the
// same for all rows of a band is calculated once. The ninth has its three words side by side in a
// slot, since a vector for it alone would be as dear as the one for the other eight.

/// One bit for each cell and digit: [row within the band], lanes are digits.
struct EightDigits {
  std::array<Lanes, 3> rows;

  /// What `calculate` makes of each row.
  template <typename Calculate>
  static EightDigits each(const Calculate& calculate) {
    return {{calculate(0), calculate(1), calculate(2)}};
  }

  friend EightDigits operator&(const EightDigits& a, const EightDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] & b.rows[i]; });
  }
  friend EightDigits operator|(const EightDigits& a, const EightDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] | b.rows[i]; });
  }
  friend EightDigits operator^(const EightDigits& a, const EightDigits& b) {
    return each([&](std::size_t i) { return a.rows[i] ^ b.rows[i]; });
  }
  friend EightDigits operator~(const EightDigits& a) {
    return each([&](std::size_t i) { return ~a.rows[i]; });
  }
  // With something that is the same for all three rows.
  friend EightDigits operator&(const EightDigits& a, const Lanes& b) {
    return each([&](std::size_t i) { return a.rows[i] & b; });
  }
  friend EightDigits operator|(const EightDigits& a, const Lanes& b) {
    return each([&](std::size_t i) { return a.rows[i] | b; });
  }
};

inline EightDigits next_row(const EightDigits& x) { return {{x.rows[1], x.rows[2], x.rows[0]}}; }
inline EightDigits previous_row(const EightDigits& x) {
  return {{x.rows[2], x.rows[0], x.rows[1]}};
}
inline Slot next_row(const Slot& x) { return shuffle<1, 2, 0, 3>(x, x); }
inline Slot previous_row(const Slot& x) { return shuffle<2, 0, 1, 3>(x, x); }

/// In which places of a band any of its rows has a bit: the same for all three rows.
inline Lanes over_rows(const EightDigits& x) { return x.rows[0] | x.rows[1] | x.rows[2]; }
inline Slot over_rows(const Slot& x) { return x | next_row(x) | previous_row(x); }

inline EightDigits next_column(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return next_column(x.rows[i]); });
}
inline EightDigits previous_column(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return previous_column(x.rows[i]); });
}
inline EightDigits next_stack(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return next_stack(x.rows[i]); });
}
inline EightDigits previous_stack(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return previous_stack(x.rows[i]); });
}
inline EightDigits less_lowest(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return less_lowest(x.rows[i]); });
}
inline EightDigits whole_rows(const EightDigits& x) {
  return EightDigits::each([&](std::size_t i) { return whole_rows(x.rows[i]); });
}

/// The same cells for every digit of a form.
template <typename Digits>
Digits for_digits(const Slot& cells);
template <>
inline EightDigits for_digits(const Slot& cells) {
  return {{broadcast<0>(cells), broadcast<1>(cells), broadcast<2>(cells)}};
}
template <>
inline Slot for_digits(const Slot& cells) {
  return cells;
}

/// All nine.
struct NineDigits {
  EightDigits eight;
  Slot ninth;

  friend NineDigits operator&(const NineDigits& a, const NineDigits& b) {
    return {a.eight & b.eight, a.ninth & b.ninth};
  }
  friend NineDigits operator|(const NineDigits& a, const NineDigits& b) {
    return {a.eight | b.eight, a.ninth | b.ninth};
  }
  friend NineDigits operator^(const NineDigits& a, const NineDigits& b) {
    return {a.eight ^ b.eight, a.ninth ^ b.ninth};
  }
  friend NineDigits operator~(const NineDigits& a) { return {~a.eight, ~a.ninth}; }
};

inline NineDigits for_nine_digits(const Slot& cells) {
  return {for_digits<EightDigits>(cells), cells};
}
inline bool any_bit(const NineDigits& x) { return any_bit(over_rows(x.eight), x.ninth); }

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
[[gnu::always_inline]] inline Tally<levels, Lanes> tally_rows(const EightDigits& x) {
  return tally_of<levels>(x.rows[0]) + tally_of<levels>(x.rows[1]) + tally_of<levels>(x.rows[2]);
}
template <std::size_t levels>
[[gnu::always_inline]] inline Tally<levels, Slot> tally_rows(const Slot& x) {
  return tally_of<levels>(x) + tally_of<levels>(next_row(x)) + tally_of<levels>(previous_row(x));
}

/// For every cell how many digits have it.
template <std::size_t levels>
[[gnu::always_inline]] inline Tally<levels, Slot> count_digits(const NineDigits& x) {
  const auto half_of = [&x](std::size_t row) {
    return tally_of<levels>(low_half(x.eight.rows[row])) +
           tally_of<levels>(high_half(x.eight.rows[row]));
  };
  using Half = Tally<levels, Slot>;
  const std::array<Half, 3> halves{half_of(0), half_of(1), half_of(2)};
  // The four lanes left are added up as rows and lanes are transposed.
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
  const Half none = tally_of<levels>(splat<Slot>(0));
  const Half first_rows = joined(halves[0], halves[1], low) + joined(halves[0], halves[1], high);
  const Half last_row = joined(halves[2], none, low) + joined(halves[2], none, high);
  return joined(first_rows, last_row, even) + joined(first_rows, last_row, odd) +
         tally_of<levels>(x.ninth);
}

}  // namespace ninefold
