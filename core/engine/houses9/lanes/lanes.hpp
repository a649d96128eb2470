#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>

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

/// The same word everywhere.
template <typename Words>
Words splat(std::uint32_t word) {
  return Words{} + word;
}

/// All ones in every word that is not 0.
template <typename Words>
Words nonzero_words(const Words& words) {
  return reinterpret_cast<Words>(words != Words{});
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

#if NINEFOLD_LANE_WIDTH == 1

struct Slot {
  std::array<std::uint32_t, 4> words;

  std::uint32_t operator[](std::size_t index) const { return words[index]; }

  /// What `calculate` makes of each word, by its index.
  template <typename Calculate>
  static Slot each(const Calculate& calculate) {
    return {{calculate(0), calculate(1), calculate(2), calculate(3)}};
  }

  friend Slot operator&(const Slot& a, const Slot& b) {
    return each([&](std::size_t i) { return a[i] & b[i]; });
  }
  friend Slot operator|(const Slot& a, const Slot& b) {
    return each([&](std::size_t i) { return a[i] | b[i]; });
  }
  friend Slot operator^(const Slot& a, const Slot& b) {
    return each([&](std::size_t i) { return a[i] ^ b[i]; });
  }
  friend Slot operator-(const Slot& a, const Slot& b) {
    return each([&](std::size_t i) { return a[i] - b[i]; });
  }
  friend Slot operator~(const Slot& a) {
    return each([&](std::size_t i) { return ~a[i]; });
  }
  friend Slot operator<<(const Slot& a, int count) {
    return each([&](std::size_t i) { return a[i] << count; });
  }
  friend Slot operator>>(const Slot& a, int count) {
    return each([&](std::size_t i) { return a[i] >> count; });
  }
  Slot& operator&=(const Slot& other) { return *this = *this & other; }
  Slot& operator|=(const Slot& other) { return *this = *this | other; }
};

template <>
inline Slot splat(std::uint32_t word) {
  return {{word, word, word, word}};
}
inline Slot nonzero_words(const Slot& slot) {
  return Slot::each([&](std::size_t i) { return slot[i] != 0 ? ~0U : 0U; });
}
inline bool any_bit(const Slot& slot) { return (slot[0] | slot[1] | slot[2] | slot[3]) != 0; }

/// Moves the words of two slots, of which the second counts from 4: word 0 of the result is word A.
template <int A, int B, int C, int D>
Slot shuffle(const Slot& a, const Slot& b) {
  const auto word = [&](std::size_t from) { return from < 4 ? a[from] : b[from - 4]; };
  return {{word(A), word(B), word(C), word(D)}};
}

#else

using Slot __attribute__((vector_size(16))) = std::uint32_t;

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

#endif

/// The words whose top bit is set, as one number: bit 0 for the first.
inline unsigned top_bits(Slot slot) {
#if NINEFOLD_LANE_WIDTH > 1 && defined(__wasm_simd128__)
  using Signed __attribute__((vector_size(16))) = int;
  return __builtin_wasm_bitmask_i32x4(reinterpret_cast<Signed>(slot));
#elif NINEFOLD_LANE_WIDTH > 1 && defined(__SSE2__)
  using Floats __attribute__((vector_size(16))) = float;
  return static_cast<unsigned>(__builtin_ia32_movmskps(reinterpret_cast<Floats>(slot)));
#else
  return slot[0] >> 31 | slot[1] >> 31 << 1 | slot[2] >> 31 << 2 | slot[3] >> 31 << 3;
#endif
}

#if NINEFOLD_LANE_WIDTH == 8

using Lanes __attribute__((vector_size(32))) = std::uint32_t;

inline Slot low_half(Lanes lanes) { return __builtin_shufflevector(lanes, lanes, 0, 1, 2, 3); }
inline Slot high_half(Lanes lanes) { return __builtin_shufflevector(lanes, lanes, 4, 5, 6, 7); }
inline Lanes both_halves(Slot low, Slot high) {
  return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}

/// Word `index` of a slot in every lane.
template <int index>
Lanes broadcast(Slot slot) {
  constexpr int i = index;
  return __builtin_shufflevector(slot, slot, i, i, i, i, i, i, i, i);
}
/// Four words that have a bit where any four words in a row of the lanes have one.
inline Slot over_halves(Lanes lanes) { return low_half(lanes) | high_half(lanes); }
inline bool any_bit(Lanes lanes) { return any_bit(over_halves(lanes)); }
inline unsigned top_bits(Lanes lanes) {
  return top_bits(low_half(lanes)) | top_bits(high_half(lanes)) << 4;
}

#else

using Lanes = Slot;

template <int index>
Lanes broadcast(const Slot& slot) {
  return shuffle<index, index, index, index>(slot, slot);
}
inline Slot over_halves(const Lanes& lanes) { return lanes; }

#endif

inline constexpr std::size_t lane_count = sizeof(Lanes) / sizeof(std::uint32_t);

}  // namespace ninefold
