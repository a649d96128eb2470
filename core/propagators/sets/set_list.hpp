#pragma once

#include "core/propagators/domains/set_lanes.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <memory>
#include <utility>
#include <vector>

namespace ninefold::variants {

/// Sets of values that many rules share: of 16 values there may be thousands of one size.
class SetList {
 public:
  using Sets = std::vector<Mask>;

  SetList(Sets sets) : listed_(std::make_shared<const Listed>(std::move(sets))) {}
  SetList(std::initializer_list<Mask> sets) : SetList(Sets(sets)) {}

  const Sets& operator*() const { return listed_->sets; }
  const Sets* operator->() const { return &listed_->sets; }

  /// Calls `visit(SetLanes)` with eight sets at a time. The last ones may come several times.
  template <typename Visit>
  void for_each_lanes(Visit visit) const {
    constexpr std::size_t lanes_count = sizeof(SetLanes) / sizeof(Mask);
    const std::size_t count = listed_->sets.size();
    for (std::size_t first = 0; first + lanes_count <= count; first += lanes_count)
      visit(load_sets(listed_->sets.data() + first));
    if (count % lanes_count != 0) visit(load_sets(listed_->last.data()));
  }

 private:
  struct Listed {
    explicit Listed(Sets from) : sets(std::move(from)) {
      if (sets.empty()) return;
      last.fill(sets.back());
      const std::size_t left = sets.size() % last.size();
      std::copy(sets.end() - static_cast<std::ptrdiff_t>(left), sets.end(), last.begin());
    }

    Sets sets;
    std::array<Mask, sizeof(SetLanes) / sizeof(Mask)> last{};  // those that fill no lanes
  };

  std::shared_ptr<const Listed> listed_;
};

}  // namespace ninefold::variants
