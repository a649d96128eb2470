#pragma once

#include "core/board/shape.hpp"

#include <bit>
#include <cstdint>

namespace ninefold::logic {

/// A set of digits: bit d-1 for digit d. Iterates in ascending order.
class DigitSet {
 public:
  constexpr DigitSet() = default;
  /// The digits of these bits.
  constexpr explicit DigitSet(unsigned bits) : bits_(static_cast<std::uint16_t>(bits)) {}

  static constexpr DigitSet of(Digit digit) { return DigitSet(1U << (digit - 1U)); }
  static constexpr DigitSet up_to(int size) { return DigitSet((1U << size) - 1U); }

  constexpr void insert(Digit digit) { *this |= of(digit); }
  constexpr void erase(Digit digit) { *this = without(of(digit)); }
  constexpr bool contains(Digit digit) const { return ((bits_ >> (digit - 1U)) & 1U) != 0; }
  constexpr bool contains_all(DigitSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr unsigned bits() const { return bits_; }
  /// The least digit; only when not empty.
  constexpr Digit first() const { return static_cast<Digit>(std::countr_zero(bits_) + 1); }
  /// Of a set that is not empty.
  constexpr Digit last() const { return static_cast<Digit>(std::bit_width(bits_)); }

  constexpr DigitSet& operator|=(DigitSet other) { return *this = DigitSet(bits_ | other.bits_); }
  constexpr DigitSet& operator&=(DigitSet other) { return *this = DigitSet(bits_ & other.bits_); }
  /// The digits that are not in `other`.
  constexpr DigitSet without(DigitSet other) const {
    return DigitSet(static_cast<unsigned>(bits_ & ~other.bits_));
  }
  friend constexpr DigitSet operator|(DigitSet left, DigitSet right) { return left |= right; }
  friend constexpr DigitSet operator&(DigitSet left, DigitSet right) { return left &= right; }
  constexpr bool operator==(const DigitSet&) const = default;

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Digit operator*() const { return static_cast<Digit>(std::countr_zero(bits_) + 1); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    constexpr bool operator==(const Iterator&) const = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

 private:
  std::uint16_t bits_ = 0;
};

}  // namespace ninefold::logic
