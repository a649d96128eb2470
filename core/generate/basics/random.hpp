#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>

namespace ninefold::generate {

/// Numbers from a seed, the same with every compiler and standard library, and in WASM: SplitMix64
/// (Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators, 2014).
class Random {
 public:
  explicit constexpr Random(std::uint64_t seed) : state_(seed) {}
  /// Numbers of their own for each part of what one seed gives: the first, second ... puzzle.
  constexpr Random(std::uint64_t seed, std::uint64_t part)
      : state_(mixed(seed) ^ mixed(part + increment)) {}

  constexpr std::uint64_t next() { return mixed(state_ += increment); }

  /// A number from 0 to bound - 1, each as likely as another (Lemire 2019). `bound` is 1 at least.
  constexpr std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = (next() >> 32U) * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
      const std::uint32_t least = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < least) product = (next() >> 32U) * bound;
    }
    return static_cast<std::uint32_t>(product >> 32U);
  }

  /// Shuffles anything that has a size and an index; every order is as likely as another.
  template <typename List>
  constexpr void shuffle(List& list) {
    for (std::size_t left = list.size(); left > 1; --left) {
      const std::size_t chosen = below(static_cast<std::uint32_t>(left));
      std::swap(list[left - 1], list[chosen]);
    }
  }

 private:
  static constexpr std::uint64_t increment = 0x9e3779b97f4a7c15U;

  static constexpr std::uint64_t mixed(std::uint64_t number) {
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
  }

  std::uint64_t state_;
};

}  // namespace ninefold::generate
