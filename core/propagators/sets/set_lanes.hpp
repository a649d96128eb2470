#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>
#include <cstring>
#include <memory>
#include <utility>

namespace ninefold::variants {

/// Eight sets of values side by side, so that what is asked of many sets is asked of eight at once.
/// Plain vector extension code of GCC and Clang; processors and WASM have instructions for it.
using SetLanes __attribute__((vector_size(16))) = Mask;

/// The same set in every lane.
inline SetLanes same_set(Mask set) { return SetLanes{} + set; }

/// All ones in lanes where two sets are equal.
inline SetLanes are_equal(SetLanes a, SetLanes b) { return reinterpret_cast<SetLanes>(a == b); }

/// What is in some lane.
inline Mask in_any_lane(SetLanes lanes) {
  std::array<std::uint64_t, 2> halves;
  std::memcpy(halves.data(), &lanes, sizeof lanes);
  std::uint64_t both = halves[0] | halves[1];
  both |= both >> 32U;
  return static_cast<Mask>(both | both >> 16U);
}

inline bool is_any_lane(SetLanes lanes) {
  std::array<std::uint64_t, 2> halves;
  std::memcpy(halves.data(), &lanes, sizeof lanes);
  return (halves[0] | halves[1]) != 0;
}

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
    SetLanes lanes;
    for (std::size_t first = 0; first + lanes_count <= count; first += lanes_count) {
      std::memcpy(&lanes, listed_->sets.data() + first, sizeof lanes);
      visit(lanes);
    }
    if (count % lanes_count == 0) return;
    std::memcpy(&lanes, listed_->last.data(), sizeof lanes);
    visit(lanes);
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
