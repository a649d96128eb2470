#pragma once

#include "core/board/count.hpp"
#include "core/engine/counting/digit_templates.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold {

/// A digit's cells; `digit` is 0 while it has no label.
struct PlacedDigit {
  Digit digit = empty_cell;
  Template cells;
};

/// In how many ways digits without a label can be labelled so that no forbidden pair touches.
class DigitLabellings {
 public:
  /// `labels`: the digits that can be given.
  DigitLabellings(const Constraints& constraints, const std::vector<Digit>& labels);

  /// Whether a forbidden pair touches between `added` and one of `placed`, both with labels.
  bool forbidden(std::span<const PlacedDigit> placed, const PlacedDigit& added) const;

  /// The ways to label those of `placed` that have no label; there are as many as labels.
  Count count(std::span<const PlacedDigit> placed) const;

 private:
  /// Whether digits a and b must not touch, by the index of the rule in constraints_.
  using Pairs = std::array<std::array<bool, max_size + 1>, max_size + 1>;

  /// Digits by their place in the list, a bit each.
  struct Labelling {
    unsigned unlabelled = 0;
    std::array<unsigned, max_size + 1> holder{};  // of each label, 0 where nobody has it yet
    // For each rule and each digit the digits that it touches.
    std::vector<std::array<unsigned, max_size>> touching;
  };

  bool touches(std::size_t rule, const Template& one, const Template& other) const;
  /// The digits that can have that label.
  unsigned possible(const Labelling& labelling, Digit label) const;
  /// The ways to give labels_ from `label` on.
  std::uint64_t label_rest(Labelling& labelling, std::size_t label) const;

  const Constraints& constraints_;
  std::vector<Pairs> pairs_;
  // Names that a forbidden pair mentions come first; the rest fit anywhere.
  std::vector<Digit> labels_;
  std::size_t paired_labels_ = 0;
};

}  // namespace ninefold
