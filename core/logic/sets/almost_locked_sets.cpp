#include "core/logic/sets/almost_locked_sets.hpp"

#include <algorithm>
#include <span>

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

void link_sets(const std::vector<AlmostLockedSet>& sets, std::vector<std::vector<SetLink>>& links) {
  struct Places {
    CellSet cells;
    std::uint16_t set;
  };
  std::array<std::vector<Places>, max_size + 1> by_digit;
  for (std::size_t set = 0; set < sets.size(); ++set) {
    for (const Digit digit : sets[set].digits) {
      by_digit[digit].push_back({sets[set].places[digit], static_cast<std::uint16_t>(set)});
    }
  }
  if (links.size() < sets.size()) links.resize(sets.size());
  for (std::vector<SetLink>& of_one : links) of_one.clear();
  // Where the sets after this one begin.
  std::array<std::size_t, max_size + 1> later{};
  std::vector<DigitSet> linking(sets.size());
  for (std::size_t one = 0; one < sets.size(); ++one) {
    for (const Digit digit : sets[one].digits) {
      const CellSet seen = sets[one].seen[digit];
      const std::span<const Places> others = std::span(by_digit[digit]).subspan(++later[digit]);
      for (const Places& places : others) {
        if (places.cells.without(seen).empty()) linking[places.set].insert(digit);
      }
    }
    for (std::size_t two = one + 1; two < sets.size(); ++two) {
      if (linking[two].empty()) continue;
      for (const Digit digit : linking[two]) {
        links[one].push_back({static_cast<std::uint16_t>(two), digit});
        links[two].push_back({static_cast<std::uint16_t>(one), digit});
      }
      linking[two] = DigitSet();
    }
  }
}

}  // namespace ninefold::logic
