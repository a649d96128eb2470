#pragma once

#include <cstdint>

namespace ninefold::tests {

/// A small deterministic generator (SplitMix64, Steele, Lea and Flood 2014): the same seed gives
/// the same puzzles with every compiler and standard library, so that a printed seed is a
/// reproduction.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}

  std::uint64_t next() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t mixed = state_;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }

  /// A number from 0 to bound - 1; the slight unevenness of the remainder does not matter here.
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }

  /// True in about `percent` of a hundred calls.
  bool chance(int percent) { return below(100) < percent; }

  /// Puts a container's elements in a random order.
  template <typename Container>
  void shuffle(Container& container) {
    for (std::size_t left = container.size(); left > 1; --left) {
      const auto chosen = static_cast<std::size_t>(below(static_cast<int>(left)));
      const auto kept = container[left - 1];
      container[left - 1] = container[chosen];
      container[chosen] = kept;
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace ninefold::tests
