#pragma once

#include "core/board/count.hpp"
#include "core/engine/counting/digit_placings.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold {

/// A digit's cells; `digit` is 0 while it has no name.
struct PlacedDigit {
  Digit digit = empty_cell;
  Placing placing;
};

/// In how many ways digits without names can be named so that no forbidden pair touches.
class DigitNamings {
 public:
  /// `names`: the digits that can be given.
  DigitNamings(const Constraints& constraints, const std::vector<Digit>& names);

  /// Whether a forbidden pair touches between `added` and one of `placed`, both with names.
  bool forbidden(std::span<const PlacedDigit> placed, const PlacedDigit& added) const;

  /// The ways to name those of `placed` that have no name; there are as many as names.
  Count count(std::span<const PlacedDigit> placed) const;

 private:
  /// Whether digits a and b must not touch, by the index of the rule in constraints_.
  using Pairs = std::array<std::array<bool, max_size + 1>, max_size + 1>;

  /// Digits by their place in the list, a bit each.
  struct Naming {
    unsigned nameless = 0;
    std::array<unsigned, max_size + 1> holder{};  // of each name, 0 where nobody has it yet
    // For each rule and each digit the digits that it touches.
    std::vector<std::array<unsigned, max_size>> touching;
  };

  bool touches(std::size_t rule, const Placing& one, const Placing& other) const;
  /// The digits that can have that name.
  unsigned possible(const Naming& naming, Digit name) const;
  /// The ways to give names_ from `name` on.
  std::uint64_t name_rest(Naming& naming, std::size_t name) const;

  const Constraints& constraints_;
  std::vector<Pairs> pairs_;
  // Names that a forbidden pair mentions come first; the rest fit anywhere.
  std::vector<Digit> names_;
  std::size_t paired_names_ = 0;
};

}  // namespace ninefold
