#pragma once

#include "core/engine/bands/box_fillings.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold {

/// The sharings that occur in one box, numbered as they come.
class Occurring {
 public:
  Occurring() = default;
  /// `numbers` has to outlive it.
  Occurring(const SharingNumbers& numbers, const std::vector<BoxFilling>& fillings)
      : numbers_(&numbers), ids_(SharingNumbers::total, -1) {
    for (const BoxFilling& filling : fillings) {
      std::int16_t& id = ids_[numbers[filling.columns]];
      if (id >= 0) continue;
      id = static_cast<std::int16_t>(sharings_.size());
      sharings_.push_back(filling.columns);
    }
  }
  int size() const { return static_cast<int>(sharings_.size()); }
  Sharing operator[](int id) const { return sharings_[id]; }
  /// -1 for one that does not occur.
  int id_of(Sharing sharing) const { return ids_[(*numbers_)[sharing]]; }

 private:
  const SharingNumbers* numbers_ = nullptr;
  std::vector<std::int16_t> ids_;
  std::vector<Sharing> sharings_;
};

/// What the second and third band can take of a stack's columns.
struct OtherTwo {
  std::uint16_t second = 0;
  std::uint16_t third = 0;
};

/// A stack's columns: what the second and third band can take after each sharing of the first.
struct Stack {
  std::array<Occurring, 3> boxes;  // by band

  std::span<const OtherTwo> after(int first) const {
    return {others.data() + begin[first], others.data() + begin[first + 1]};
  }

  /// Once the boxes are known.
  void pair_up() {
    for (int first = 0; first < boxes[0].size(); ++first) {
      begin.push_back(static_cast<int>(others.size()));
      for (int second = 0; second < boxes[1].size(); ++second) {
        if (!differ(boxes[0][first], boxes[1][second])) continue;
        const int third = boxes[2].id_of(third_of(boxes[0][first], boxes[1][second]));
        if (third < 0) continue;
        others.push_back({static_cast<std::uint16_t>(second), static_cast<std::uint16_t>(third)});
      }
    }
    begin.push_back(static_cast<int>(others.size()));
  }

  std::vector<OtherTwo> others;
  std::vector<int> begin;  // of those after each sharing of the first band, and the end
};

/// By stack.
using Stacks = std::array<Stack, 3>;

}  // namespace ninefold
