#pragma once

#include <cstdint>
#include <cstring>

namespace ninefold {

// The words the search computes with. A *slot* is 128 bits, four 32-bit words, and holds one
// digit's candidates (layout.hpp). A *register* holds one, two or four slots, as wide as the
// machine's vectors are. Everything here is plain vector extension code of GCC and Clang, which
// becomes SSE, AVX, NEON or WASM SIMD; NINEFOLD_PLAIN_LANES asks for ordinary integers instead.

#if defined(NINEFOLD_PLAIN_LANES)

inline constexpr int slots_per_register = 1;

/// Four 32-bit words, calculated one by one.
struct Register {
  std::uint32_t words[4];

  template <typename Operation>
  static constexpr Register map(const Register& a, const Register& b, Operation operation) {
    return {{operation(a.words[0], b.words[0]), operation(a.words[1], b.words[1]),
             operation(a.words[2], b.words[2]), operation(a.words[3], b.words[3])}};
  }
  friend constexpr Register operator&(const Register& a, const Register& b) {
    return map(a, b, [](std::uint32_t x, std::uint32_t y) { return x & y; });
  }
  friend constexpr Register operator|(const Register& a, const Register& b) {
    return map(a, b, [](std::uint32_t x, std::uint32_t y) { return x | y; });
  }
  friend constexpr Register operator^(const Register& a, const Register& b) {
    return map(a, b, [](std::uint32_t x, std::uint32_t y) { return x ^ y; });
  }
  friend constexpr Register operator-(const Register& a, const Register& b) {
    return map(a, b, [](std::uint32_t x, std::uint32_t y) { return x - y; });
  }
  friend constexpr Register operator~(const Register& a) {
    return map(a, a, [](std::uint32_t x, std::uint32_t) { return ~x; });
  }
  friend constexpr Register operator<<(const Register& a, int count) {
    return map(a, a, [count](std::uint32_t x, std::uint32_t) { return x << count; });
  }
  friend constexpr Register operator>>(const Register& a, int count) {
    return map(a, a, [count](std::uint32_t x, std::uint32_t) { return x >> count; });
  }
  Register& operator&=(const Register& other) { return *this = *this & other; }
  Register& operator|=(const Register& other) { return *this = *this | other; }
};

inline constexpr Register splat(std::uint32_t word) { return {{word, word, word, word}}; }

/// All ones in every word that is not 0.
inline Register nonzero_words(const Register& r) {
  return Register::map(r, r, [](std::uint32_t x, std::uint32_t) { return x != 0 ? ~0U : 0U; });
}

template <int A, int B, int C, int D>
inline Register shuffle_words(const Register& r) {
  return {{r.words[A], r.words[B], r.words[C], r.words[D]}};
}

inline bool any_bit(const Register& r) {
  return (r.words[0] | r.words[1] | r.words[2] | r.words[3]) != 0;
}

#else

#if defined(__AVX512F__) && defined(NINEFOLD_WIDE_LANES)
#define NINEFOLD_FOUR_SLOTS
inline constexpr int slots_per_register = 4;
#elif defined(__AVX2__) && !defined(NINEFOLD_NARROW_LANES)
#define NINEFOLD_TWO_SLOTS
inline constexpr int slots_per_register = 2;
#else
inline constexpr int slots_per_register = 1;
#endif

using Register __attribute__((vector_size(16 * slots_per_register))) = std::uint32_t;
using RegisterHalves __attribute__((vector_size(16 * slots_per_register))) = std::uint64_t;

inline Register splat(std::uint32_t word) { return word - Register{}; }

/// All ones in every word that is not 0.
inline Register nonzero_words(Register r) { return reinterpret_cast<Register>(r != Register{}); }

/// Moves the words of every slot: word 0 of the result is word A, and so on.
template <int A, int B, int C, int D>
inline Register shuffle_words(Register r) {
#if defined(NINEFOLD_FOUR_SLOTS)
  return __builtin_shufflevector(r, r, A, B, C, D, 4 + A, 4 + B, 4 + C, 4 + D, 8 + A, 8 + B, 8 + C,
                                 8 + D, 12 + A, 12 + B, 12 + C, 12 + D);
#elif defined(NINEFOLD_TWO_SLOTS)
  return __builtin_shufflevector(r, r, A, B, C, D, 4 + A, 4 + B, 4 + C, 4 + D);
#else
  return __builtin_shufflevector(r, r, A, B, C, D);
#endif
}

inline bool any_bit(Register r) {
  const auto halves = reinterpret_cast<RegisterHalves>(r);
  std::uint64_t bits = 0;
  for (int half = 0; half < 2 * slots_per_register; ++half) bits |= halves[half];
  return bits != 0;
}

#endif

/// Combines every slot of a register with all others, in steps: `combine` is called with the
/// slots moved over one another, and afterwards each slot has the whole.
template <typename Combine>
inline void for_other_slots(const Combine& combine) {
#if defined(NINEFOLD_FOUR_SLOTS)
  combine([](Register r) {
    return __builtin_shufflevector(r, r, 8, 9, 10, 11, 12, 13, 14, 15, 0, 1, 2, 3, 4, 5, 6, 7);
  });
  combine([](Register r) {
    return __builtin_shufflevector(r, r, 4, 5, 6, 7, 0, 1, 2, 3, 12, 13, 14, 15, 8, 9, 10, 11);
  });
#elif defined(NINEFOLD_TWO_SLOTS)
  combine([](Register r) { return __builtin_shufflevector(r, r, 4, 5, 6, 7, 0, 1, 2, 3); });
#else
  static_cast<void>(combine);
#endif
}

inline Register load_register(const std::uint32_t* words) {
  Register r;
  std::memcpy(&r, words, sizeof r);
  return r;
}

inline void store_register(std::uint32_t* words, const Register& r) {
  std::memcpy(words, &r, sizeof r);
}

}  // namespace ninefold
