#include "core/engine/counting/digit_labellings.hpp"

#include <bit>

namespace ninefold {

DigitLabellings::DigitLabellings(const Constraints& constraints, const std::vector<Digit>& labels)
    : constraints_(constraints) {
  std::array<bool, max_size + 1> paired{};
  for (const Constraints::ForbiddenPairs& rule : constraints.forbidden_pairs) {
    Pairs pairs{};
    for (const DigitPair pair : rule.pairs) {
      pairs[pair.first][pair.second] = pairs[pair.second][pair.first] = true;
      paired[pair.first] = paired[pair.second] = true;
    }
    pairs_.push_back(pairs);
  }
  for (const bool in_pairs : {true, false}) {
    for (const Digit label : labels) {
      if (paired[label] == in_pairs) labels_.push_back(label);
    }
    if (in_pairs) paired_labels_ = labels_.size();
  }
}

bool DigitLabellings::touches(std::size_t rule, const Template& one, const Template& other) const {
  const auto& neighbours = constraints_.forbidden_pairs[rule].neighbours;
  for (const Cell cell : one) {
    if (!(neighbours[cell] & other).empty()) return true;
  }
  return false;
}

bool DigitLabellings::forbidden(std::span<const PlacedDigit> placed,
                                const PlacedDigit& added) const {
  if (added.digit == empty_cell) return false;
  for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
    for (const PlacedDigit& other : placed) {
      if (pairs_[rule][added.digit][other.digit] && touches(rule, added.cells, other.cells)) {
        return true;
      }
    }
  }
  return false;
}

Count DigitLabellings::count(std::span<const PlacedDigit> placed) const {
  Labelling labelling;
  labelling.touching.resize(pairs_.size());
  for (std::size_t index = 0; index < placed.size(); ++index) {
    const Digit digit = placed[index].digit;
    if (digit == empty_cell) {
      labelling.unlabelled |= 1U << index;
    } else {
      labelling.holder[digit] = 1U << index;
    }
    for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
      for (std::size_t other = 0; other < index; ++other) {
        if (!touches(rule, placed[index].cells, placed[other].cells)) continue;
        labelling.touching[rule][index] |= 1U << other;
        labelling.touching[rule][other] |= 1U << index;
      }
    }
  }
  return label_rest(labelling, 0);
}

unsigned DigitLabellings::possible(const Labelling& labelling, Digit label) const {
  unsigned left = labelling.unlabelled;
  for (std::size_t rule = 0; rule < pairs_.size(); ++rule) {
    for (int other = 1; other <= max_size; ++other) {
      const unsigned holder = labelling.holder[other];
      if (holder == 0 || !pairs_[rule][label][other]) continue;
      left &= ~labelling.touching[rule][std::countr_zero(holder)];
    }
  }
  return left;
}

std::uint64_t DigitLabellings::label_rest(Labelling& labelling, std::size_t label) const {
  if (label == paired_labels_) {
    std::uint64_t ways = 1;
    for (std::uint64_t left = labels_.size() - label; left > 1; --left) ways *= left;
    return ways;
  }
  const unsigned choices = possible(labelling, labels_[label]);
  if (choices == 0) return 0;
  if (label + 1 == paired_labels_) {
    return static_cast<std::uint64_t>(std::popcount(choices)) * label_rest(labelling, label + 1);
  }
  std::uint64_t ways = 0;
  for (unsigned rest = choices; rest != 0; rest &= rest - 1) {
    const unsigned chosen = rest & -rest;
    labelling.holder[labels_[label]] = chosen;
    labelling.unlabelled ^= chosen;
    ways += label_rest(labelling, label + 1);
    labelling.unlabelled ^= chosen;
  }
  labelling.holder[labels_[label]] = 0;
  return ways;
}

}  // namespace ninefold
