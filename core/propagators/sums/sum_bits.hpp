#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold::variants {

/// A set of sums from 0 to 64 * width - 1, a bit each; what is larger falls out.
template <std::size_t width>
struct SumBits {
  std::array<std::uint64_t, width> words;

  bool has(int sum) const {
    const auto place = static_cast<std::size_t>(sum);
    return place < 64 * width && (words[place / 64] >> (place % 64) & 1) != 0;
  }
  void add(int sum) {
    const auto place = static_cast<std::size_t>(sum);
    if (place < 64 * width) words[place / 64] |= std::uint64_t{1} << (place % 64);
  }
  bool none() const {
    std::uint64_t all = 0;
    for (const std::uint64_t word : words) all |= word;
    return all == 0;
  }
  int count() const {
    int result = 0;
    for (const std::uint64_t word : words) result += std::popcount(word);
    return result;
  }
  /// Of a set that is not empty.
  int lowest() const {
    std::size_t i = 0;
    while (words[i] == 0) ++i;
    return static_cast<int>(i * 64) + std::countr_zero(words[i]);
  }
  int highest() const {
    std::size_t i = width - 1;
    while (words[i] == 0) --i;
    return static_cast<int>(i * 64) + 63 - std::countl_zero(words[i]);
  }
  /// Only sums from `least` to `most`.
  void restrict(int least, int most) {
    for (std::size_t i = 0; i < width; ++i) {
      const int start = static_cast<int>(i * 64);
      if (least > start + 63 || most < start) {
        words[i] = 0;
        continue;
      }
      if (least > start) words[i] &= ~std::uint64_t{0} << static_cast<unsigned>(least - start);
      if (most < start + 63)
        words[i] &= ~std::uint64_t{0} >> static_cast<unsigned>(63 - (most - start));
    }
  }
  bool meets(const SumBits& other) const {
    std::uint64_t both = 0;
    for (std::size_t i = 0; i < width; ++i) both |= words[i] & other.words[i];
    return both != 0;
  }
  bool operator==(const SumBits& other) const { return words == other.words; }
  /// Only sums that `other` has, too.
  void keep(const SumBits& other) {
    for (std::size_t i = 0; i < width; ++i) words[i] &= other.words[i];
  }
  void unite(const SumBits& other) {
    for (std::size_t i = 0; i < width; ++i) words[i] |= other.words[i];
  }
  /// Every sum increased by that much.
  SumBits up(int by) const {
    SumBits result{};
    const auto whole = static_cast<std::size_t>(by) / 64;
    const auto part = static_cast<std::size_t>(by) % 64;
    for (std::size_t i = width; i-- > whole;) {
      result.words[i] = words[i - whole] << part;
      if (part != 0 && i > whole) result.words[i] |= words[i - whole - 1] >> (64 - part);
    }
    return result;
  }
  /// Every sum reduced by that much; what would be negative falls out.
  SumBits down(int by) const {
    SumBits result{};
    const auto whole = static_cast<std::size_t>(by) / 64;
    const auto part = static_cast<std::size_t>(by) % 64;
    for (std::size_t i = 0; i + whole < width; ++i) {
      result.words[i] = words[i + whole] >> part;
      if (part != 0 && i + whole + 1 < width)
        result.words[i] |= words[i + whole + 1] << (64 - part);
    }
    return result;
  }
  template <typename Visit>
  void for_each(Visit visit) const {
    for (std::size_t i = 0; i < width; ++i) {
      for (std::uint64_t rest = words[i]; rest != 0; rest &= rest - 1) {
        visit(static_cast<int>(i * 64) + std::countr_zero(rest));
      }
    }
  }
};

}  // namespace ninefold::variants
