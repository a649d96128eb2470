#pragma once

#include "core/engine/houses9/cell_bits.hpp"

#include <cstdint>

namespace ninefold {

// What the search hands on all the time is one number each: fields of their own would be written
// one by one and read together, which processors are slow at.

/// A digit (from 0) in a cell, which is given by its index.
class Placement {
 public:
  Placement(int index, int digit) : number_(static_cast<std::uint32_t>(index | digit << 7)) {}

  int index() const { return static_cast<int>(number_ & 127); }
  Place place() const { return place_at_index(index()); }
  int digit() const { return static_cast<int>(number_ >> 7); }

 private:
  std::uint32_t number_;
};

/// What the search tries next: a placement, and what holds if it does not, where that is a
/// placement too.
class Branch {
 public:
  /// No branch.
  constexpr Branch() = default;
  explicit Branch(Placement first) : Branch(first.index(), 0, first.digit(), no_digit) {}
  /// By the cells' indices.
  Branch(int first, int second, int first_digit, int second_digit)
      : number_(static_cast<std::uint32_t>(first | second << 7 | first_digit << 14 |
                                           second_digit << 18)) {}
  explicit constexpr Branch(std::uint32_t number) : number_(number) {}

  explicit operator bool() const { return number_ != 0; }
  std::uint32_t number() const { return number_; }
  Placement first() const { return {field(0, 7), field(14, 4)}; }
  bool has_otherwise() const { return field(18, 4) != no_digit; }
  /// There has to be one.
  Placement otherwise() const { return {field(7, 7), field(18, 4)}; }

 private:
  static constexpr int no_digit = 15;
  int field(int shift, int bits) const {
    return static_cast<int>(number_ >> shift & ((1U << bits) - 1));
  }
  // 0 is not a branch: it would have the same placement twice.
  std::uint32_t number_ = 0;
};

/// A branch, and another, if any, to be tried below its first placement before drawing
/// consequences.
class Plan {
 public:
  explicit Plan(Branch branch, Branch next = {})
      : number_(branch.number() | std::uint64_t{next.number()} << 32) {}

  Branch branch() const { return Branch(static_cast<std::uint32_t>(number_)); }
  Branch next() const { return Branch(static_cast<std::uint32_t>(number_ >> 32)); }

 private:
  std::uint64_t number_;
};

}  // namespace ninefold
