#include "core/logic/sets/almost_locked_sets.hpp"

#include <algorithm>

namespace ninefold::logic {

namespace {

class SetSearch {
 public:
  SetSearch(const State& state, int most) : state_(state), most_(most) {}

  std::vector<AlmostLockedSet> run() {
    for (const House& house : state_.links().houses()) {
      house_ = &house;
      extend(house.cells & state_.unsolved(), {}, {}, 0);
    }
    std::stable_sort(sets_.begin(), sets_.end(), [](const auto& left, const auto& right) {
      return left.cells.count() < right.cells.count();
    });
    return std::move(sets_);
  }

 private:
  void extend(CellSet free, const CellSet& chosen, DigitSet digits, int count) {
    if (count > 0 && digits.count() == count + 1) add(chosen, digits);
    if (count == most_) return;
    for (const Cell cell : free) {
      free.erase(cell);
      CellSet with = chosen;
      with.insert(cell);
      extend(free, with, digits | state_.candidates(cell), count + 1);
    }
  }

  void add(const CellSet& cells, DigitSet digits) {
    // What lies in two houses was found in the first.
    for (const House& house : state_.links().houses()) {
      if (&house == house_) break;
      if (cells.without(house.cells).empty()) return;
    }
    AlmostLockedSet set;
    set.cells = cells;
    set.digits = digits;
    for (const Digit digit : digits) {
      set.places[digit] = cells & state_.places(digit);
      set.seen[digit] = state_.links().common_peers(set.places[digit]);
    }
    sets_.push_back(set);
  }

  const State& state_;
  const int most_;
  const House* house_ = nullptr;
  std::vector<AlmostLockedSet> sets_;
};

}  // namespace

std::vector<AlmostLockedSet> almost_locked_sets(const State& state, int most) {
  return SetSearch(state, most).run();
}

}  // namespace ninefold::logic
