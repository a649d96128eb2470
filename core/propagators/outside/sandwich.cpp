#include "core/propagators/outside/sandwich.hpp"

#include "core/propagators/domains/set_lanes.hpp"
#include "core/propagators/sets/value_sets.hpp"

#include <utility>

namespace ninefold::variants {

namespace {

constexpr std::size_t lanes_of_sets = sizeof(SetLanes) / sizeof(Mask);

}  // namespace

Sandwich Sandwich::of(CellIndexes cells, int sum, int lowest, int value_count) {
  Sandwich rule;
  rule.cells = std::move(cells);
  rule.value_count = value_count;
  SetsBySize sets;
  // The smallest value of all and the largest are between no others.
  const unsigned end = 1U << (value_count - 1);
  for (unsigned number = 0; number < end; number += 2) {
    const auto set = static_cast<Mask>(number);
    const int size = count_of(set);
    if (size + 2 <= static_cast<int>(rule.cells.size()) &&
        sum_of_positions(set) + size * lowest == sum) {
      sets[static_cast<std::size_t>(size)].push_back(set);
    }
  }
  for (std::vector<Mask>& list : sets) {
    while (list.size() % lanes_of_sets != 0) list.push_back(list.back());
  }
  rule.sets = std::make_shared<const SetsBySize>(std::move(sets));
  return rule;
}

namespace {

// What is tried of a line: its candidates, and what some filling of it has in each cell.
class Line {
 public:
  Line(const Sandwich& rule, const Domains& domains) : length_(rule.cells.size()) {
    for (std::size_t i = 0; i < length_; ++i) {
      masks_[i] = domains.masks[rule.cells[i]];
      before_[i + 1] = before_[i] | masks_[i];
    }
    for (std::size_t i = length_; i-- > 0;) behind_[i] = behind_[i + 1] | masks_[i];
  }

  Mask allowed(std::size_t cell) const { return allowed_[cell]; }

  // The values of the ends are chosen next, one in `lows` and one in `highs`; the cells between two
  // places hold one of some sets.
  void try_ends(std::size_t first, std::size_t last, Mask between, const std::vector<Mask>& sets,
                int value_count) {
    first_ = first;
    last_ = last;
    between_ = between;
    outside_ = before_[first] | behind_[last + 1];
    const Mask at_first = masks_[first];
    const Mask at_last = masks_[last];
    const int least_apart = static_cast<int>(length_) - 1;
    for (Mask lows = at_first | at_last; lows != 0; lows = without_lowest(lows)) {
      const int low = lowest_of(lows);
      const int least_high = low + least_apart;
      if (least_high >= value_count) break;
      // Which end is the low one makes no difference to the others.
      const Mask rising = (at_first & mask_of(low)) != 0 ? at_last : Mask{0};
      const Mask falling = (at_last & mask_of(low)) != 0 ? at_first : Mask{0};
      for (Mask highs = (rising | falling) & static_cast<Mask>(~first_values(least_high));
           highs != 0; highs = without_lowest(highs)) {
        const int high = lowest_of(highs);
        const Mask inner = first_values(high) & static_cast<Mask>(~first_values(low + 1));
        if (!try_sets(inner, high == least_high, sets)) continue;
        if ((rising & mask_of(high)) != 0) allow_ends(first, low, last, high);
        if ((falling & mask_of(high)) != 0) allow_ends(first, high, last, low);
      }
    }
  }

 private:
  void allow_ends(std::size_t first, int at_first, std::size_t last, int at_last) {
    allowed_[first] |= mask_of(at_first);
    allowed_[last] |= mask_of(at_last);
  }

  // Whether one of the sets fits between the ends, with the rest of the inner values outside; all
  // of these have a cell there if they are `used_up`.
  bool try_sets(Mask inner, bool used_up, const std::vector<Mask>& sets) {
    const SetLanes forbidden = ~same_set(inner & between_);
    const SetLanes missing = same_set(used_up ? static_cast<Mask>(~outside_) : Mask{0});
    SetLanes all_sets{};
    SetLanes all_rests{};
    SetLanes fitting{};
    for (std::size_t number = 0; number < sets.size(); number += lanes_of_sets) {
      const SetLanes set = load_sets(sets.data() + number);
      const SetLanes rest = same_set(inner) & ~set;
      SetLanes fails = ~are_equal((set & forbidden) | (rest & missing), SetLanes{});
      for (std::size_t k = 0; k < first_; ++k) fails |= lacks(k, rest);
      for (std::size_t k = first_ + 1; k < last_; ++k) fails |= lacks(k, set);
      for (std::size_t k = last_ + 1; k < length_; ++k) fails |= lacks(k, rest);
      all_sets |= set & ~fails;
      all_rests |= rest & ~fails;
      fitting |= ~fails;
    }
    if (!is_any_lane(fitting)) return false;
    const Mask between = in_any_lane(all_sets);
    const Mask outside = in_any_lane(all_rests);
    for (std::size_t k = 0; k < first_; ++k) allowed_[k] |= outside;
    for (std::size_t k = first_ + 1; k < last_; ++k) allowed_[k] |= between;
    for (std::size_t k = last_ + 1; k < length_; ++k) allowed_[k] |= outside;
    return true;
  }

  SetLanes lacks(std::size_t cell, SetLanes values) const {
    return are_equal(same_set(masks_[cell]) & values, SetLanes{});
  }

  std::size_t length_;
  std::array<Mask, most_values> masks_{};
  std::array<Mask, most_values> allowed_{};
  std::array<Mask, most_values + 1> before_{};  // what cells before a place have
  std::array<Mask, most_values + 1> behind_{};  // what it has and those behind it
  std::size_t first_ = 0;
  std::size_t last_ = 0;
  Mask between_ = 0;
  Mask outside_ = 0;
};

}  // namespace

bool propagate(const Sandwich& rule, Domains& domains) {
  const std::size_t length = rule.cells.size();
  Line line(rule, domains);
  for (std::size_t first = 0; first < length; ++first) {
    Mask between = 0;
    for (std::size_t last = first + 1; last < length; ++last) {
      const std::vector<Mask>& sets = (*rule.sets)[last - first - 1];
      if (!sets.empty()) line.try_ends(first, last, between, sets, rule.value_count);
      between |= domains.masks[rule.cells[last]];
    }
  }
  for (std::size_t k = 0; k < length; ++k) {
    if (!domains.narrow(rule.cells[k], line.allowed(k))) return false;
  }
  return true;
}

}  // namespace ninefold::variants
