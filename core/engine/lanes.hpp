#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace ninefold {

// The words the search computes with, all of 32 bits. *Lanes* are words of digits side by side: of
// eight digits where the machine's vectors hold as many, else of four. A *slot* is four words.
// Plain vector extension code of GCC and Clang becomes AVX2, SSE, NEON or WASM SIMD.
// NINEFOLD_LANE_WIDTH asks for 8, 4 or 1 words at a time instead of what the processor has; with 1,
// there is nothing but ordinary integers.

#if !defined(NINEFOLD_LANE_WIDTH)
#if defined(__AVX2__)
#define NINEFOLD_LANE_WIDTH 8
#else
#define NINEFOLD_LANE_WIDTH 4
#endif
#endif

/// Two kinds of words side by side, calculated alike.
template <typename First, typename Rest>
struct Joined {
  First first;
  Rest rest;

  friend Joined operator&(const Joined& a, const Joined& b) {
    return {a.first & b.first, a.rest & b.rest};
  }
  friend Joined operator|(const Joined& a, const Joined& b) {
    return {a.first | b.first, a.rest | b.rest};
  }
  friend Joined operator^(const Joined& a, const Joined& b) {
    return {a.first ^ b.first, a.rest ^ b.rest};
  }
  friend Joined operator-(const Joined& a, const Joined& b) {
    return {a.first - b.first, a.rest - b.rest};
  }
  friend Joined operator~(const Joined& a) { return {~a.first, ~a.rest}; }
  friend Joined operator<<(const Joined& a, int count) {
    return {a.first << count, a.rest << count};
  }
  friend Joined operator>>(const Joined& a, int count) {
    return {a.first >> count, a.rest >> count};
  }
  Joined& operator&=(const Joined& other) { return *this = *this & other; }
  Joined& operator|=(const Joined& other) { return *this = *this | other; }
};

#if NINEFOLD_LANE_WIDTH == 1
using PlainPair = Joined<std::uint32_t, std::uint32_t>;
using Slot = Joined<PlainPair, PlainPair>;
#else
using Slot __attribute__((vector_size(16))) = std::uint32_t;
#endif

#if NINEFOLD_LANE_WIDTH == 8
using Lanes __attribute__((vector_size(32))) = std::uint32_t;
#else
using Lanes = Slot;
#endif

inline constexpr std::size_t lane_count = sizeof(Lanes) / sizeof(std::uint32_t);

/// What differs between the kinds of words.
template <typename Words>
struct WordsOf {
  static Words splat(std::uint32_t word) { return Words{} + word; }
  static Words nonzero(const Words& w) { return reinterpret_cast<Words>(w != Words{}); }
};

template <>
struct WordsOf<std::uint32_t> {
  static std::uint32_t splat(std::uint32_t word) { return word; }
  static std::uint32_t nonzero(std::uint32_t word) { return word != 0 ? ~0U : 0U; }
};

template <typename First, typename Rest>
struct WordsOf<Joined<First, Rest>> {
  using Words = Joined<First, Rest>;
  static Words splat(std::uint32_t word) {
    return {WordsOf<First>::splat(word), WordsOf<Rest>::splat(word)};
  }
  static Words nonzero(const Words& w) {
    return {WordsOf<First>::nonzero(w.first), WordsOf<Rest>::nonzero(w.rest)};
  }
};

/// The same word everywhere.
template <typename Words>
Words splat(std::uint32_t word) {
  return WordsOf<Words>::splat(word);
}

/// All ones in every word that is not 0.
template <typename Words>
Words nonzero_words(const Words& words) {
  return WordsOf<Words>::nonzero(words);
}

template <typename Words>
Words load(const std::uint32_t* from) {
  Words words;
  std::memcpy(&words, from, sizeof words);
  return words;
}

template <typename Words>
void store(std::uint32_t* to, const Words& words) {
  std::memcpy(to, &words, sizeof words);
}

#if NINEFOLD_LANE_WIDTH == 8
inline Slot low_half(Lanes lanes) { return __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3); }
inline Slot high_half(Lanes lanes) { return __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7); }
#endif

#if NINEFOLD_LANE_WIDTH == 1

template <int index>
std::uint32_t word_of(const Slot& slot) {
  if constexpr (index == 0) {
    return slot.first.first;
  } else if constexpr (index == 1) {
    return slot.first.rest;
  } else if constexpr (index == 2) {
    return slot.rest.first;
  } else {
    return slot.rest.rest;
  }
}
/// Moves the words of two slots, of which the second counts from 4: word 0 of the result is word A.
template <int A, int B, int C, int D>
Slot shuffle(const Slot& a, const Slot& b) {
  const auto word = [&](auto from) {
    return decltype(from)::value < 4 ? word_of<decltype(from)::value % 4>(a)
                                     : word_of<decltype(from)::value % 4>(b);
  };
  return {{word(std::integral_constant<int, A>{}), word(std::integral_constant<int, B>{})},
          {word(std::integral_constant<int, C>{}), word(std::integral_constant<int, D>{})}};
}
inline bool any_bit(const Slot& slot) {
  return (slot.first.first | slot.first.rest | slot.rest.first | slot.rest.rest) != 0;
}
inline unsigned top_bits(const Slot& slot) {
  return word_of<0>(slot) >> 31 | word_of<1>(slot) >> 31 << 1 | word_of<2>(slot) >> 31 << 2 |
         word_of<3>(slot) >> 31 << 3;
}
/// Word `index` of a slot in every lane.
template <int index>
Lanes broadcast(const Slot& slot) {
  return splat<Lanes>(word_of<index>(slot));
}

#else

template <int A, int B, int C, int D>
Slot shuffle(Slot a, Slot b) {
  return __builtin_shufflevector(a, b, A, B, C, D);
}

// Instructions of the machine where there is one for the whole: each of these is asked several
// times in every pass, and the general form takes three to ten times as many.

inline bool any_bit(Slot slot) {
#if defined(__wasm_simd128__)
  return __builtin_wasm_any_true_v128(slot);
#elif defined(__SSE4_1__)
  using Halves __attribute__((vector_size(16))) = long long;
  const auto halves = reinterpret_cast<Halves>(slot);
  return __builtin_ia32_ptestz128(halves, halves) == 0;
#else
  using Halves __attribute__((vector_size(16))) = std::uint64_t;
  const auto halves = reinterpret_cast<Halves>(slot);
  return (halves[0] | halves[1]) != 0;
#endif
}

/// The words whose top bit is set, as one number: bit 0 for the first.
inline unsigned top_bits(Slot slot) {
#if defined(__wasm_simd128__)
  using Signed __attribute__((vector_size(16))) = int;
  return __builtin_wasm_bitmask_i32x4(reinterpret_cast<Signed>(slot));
#elif defined(__SSE2__)
  using Floats __attribute__((vector_size(16))) = float;
  return static_cast<unsigned>(__builtin_ia32_movmskps(reinterpret_cast<Floats>(slot)));
#else
  return slot[0] >> 31 | slot[1] >> 31 << 1 | slot[2] >> 31 << 2 | slot[3] >> 31 << 3;
#endif
}

template <int index>
Lanes broadcast(Slot slot) {
#if NINEFOLD_LANE_WIDTH == 8
  constexpr int i = index;
  return __builtin_shufflevector(slot, slot, i, i, i, i, i, i, i, i);
#else
  return shuffle<index, index, index, index>(slot, slot);
#endif
}

#endif

#if NINEFOLD_LANE_WIDTH == 8
inline unsigned top_bits(Lanes lanes) {
  return top_bits(low_half(lanes)) | top_bits(high_half(lanes)) << 4;
}
inline bool any_bit(Lanes lanes) { return any_bit(low_half(lanes) | high_half(lanes)); }
/// Four words that have a bit where any four words in a row of the lanes have one.
inline Slot over_halves(Lanes lanes) { return low_half(lanes) | high_half(lanes); }
#else
inline Slot over_halves(const Lanes& lanes) { return lanes; }
#endif

}  // namespace ninefold
