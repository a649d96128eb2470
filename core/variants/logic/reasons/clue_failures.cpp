// What shows that clues fail that are about the order along their cells: sums between the smallest
// and the largest value, and skyscrapers that are hidden.

#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>
#include <bit>

namespace ninefold::variants {

namespace {

using logic::ReasonKind;

/// Sets of more values are not gone through, and sums are bits of 64.
constexpr int most_values_to_add = 9;

Mask values_between(int smallest, int largest) {
  return static_cast<Mask>(first_values(largest) & ~first_values(smallest + 1));
}

}  // namespace

// The sums that are possible, by bits: for each set of values so far, which there are.
std::uint64_t RuleReasons::sums_between(const EndsOfSum& ends, std::span<const Mask> left) const {
  const Mask inside = values_between(ends.smallest, ends.largest);
  std::vector<std::uint64_t> sums(std::size_t{inside} + 1);
  sums[0] = 1;
  for (std::size_t place = 0; place < cells_.size(); ++place) {
    if (place == ends.first || place == ends.last) continue;
    const bool is_added = ends.first < place && place < ends.last;
    std::vector<std::uint64_t> then(sums.size());
    for (std::size_t used = 0; used < sums.size(); ++used) {
      if (sums[used] == 0) continue;
      for (Mask rest = static_cast<Mask>(left[cells_[place]] & inside & ~used); rest != 0;
           rest = without_lowest(rest)) {
        const int value = lowest_of(rest);
        then[used | mask_of(value)] |= is_added ? sums[used] << (value + lowest_) : sums[used];
      }
    }
    sums = std::move(then);
  }
  std::uint64_t all = 0;
  for (const std::uint64_t each : sums) all |= each;
  return all;
}

// The sum between the smallest and the largest value, wherever these are.
std::optional<logic::Reason> RuleReasons::missed_sum_between(std::span<const Mask> left) const {
  const int size = static_cast<int>(cells_.size());
  if ((kind_ != "Sandwich" && kind_ != "Lunchbox") || size < 2 ||
      value_count_ > most_values_to_add || lowest_ < 0 || lowest_ > 1)
    return std::nullopt;
  logic::Reason reason;
  reason.kind = ReasonKind::between_missed;
  std::uint64_t sums = 0;
  EndsOfSum ends;
  const auto look = [&] {
    const CellIndex smallest = cells_[ends.is_rising ? ends.first : ends.last];
    const CellIndex largest = cells_[ends.is_rising ? ends.last : ends.first];
    if ((left[smallest] & mask_of(ends.smallest)) == 0 ||
        (left[largest] & mask_of(ends.largest)) == 0)
      return;
    const std::uint64_t made = sums_between(ends, left);
    sums |= made;
    if (made == 0) return;
    reason.others.insert(static_cast<Cell>(smallest));
    reason.across.insert(static_cast<Cell>(largest));
  };
  for (ends.smallest = 0; ends.smallest < value_count_; ++ends.smallest) {
    for (ends.largest = ends.smallest + size - 1; ends.largest < value_count_; ++ends.largest) {
      for (ends.first = 0; ends.first < cells_.size(); ++ends.first) {
        for (ends.last = ends.first + 1; ends.last < cells_.size(); ++ends.last) {
          for (const bool is_rising : {true, false}) {
            ends.is_rising = is_rising;
            look();
          }
        }
      }
    }
  }
  const int clue = numbers_.front();
  constexpr int most_sum = 63;
  const std::uint64_t below = clue > most_sum ? sums : sums & ((std::uint64_t{1} << clue) - 1);
  const std::uint64_t above = sums & ~below;
  if (sums == 0 || std::countr_zero(above) == clue) return std::nullopt;
  reason.numbers = {below == 0 ? -1 : static_cast<int>(std::bit_width(below)) - 1,
                    above == 0 ? -1 : std::countr_zero(above), clue};
  return reason;
}

// Which skyscraper is hidden first.
std::optional<logic::Reason> RuleReasons::missed_hidden(std::span<const Mask> left) const {
  if (kind_ != "HiddenSkyscraper" || !peers_->all_differ(cells_)) return std::nullopt;
  const int position = numbers_.front() - lowest_;
  if (position < 0 || position >= value_count_) return std::nullopt;
  const Mask clue = mask_of(position);
  logic::Reason reason;
  reason.kind = ReasonKind::hidden_missed;
  Mask hidden = 0;
  // What the tallest so far may be, as long as none is hidden, and where the clue is not among
  // them.
  Mask tallest = left[cells_[0]];
  Mask without_clue = static_cast<Mask>(tallest & ~clue);
  for (const CellIndex cell : cells_) {
    if (left[cell] == clue) reason.across.insert(static_cast<Cell>(cell));
    if (cell == cells_.front()) continue;
    if (tallest == 0) break;
    if ((left[cell] & clue) != 0 && without_clue > clue) return std::nullopt;
    const auto lower = static_cast<Mask>(left[cell] & first_values(highest_of(tallest)) & ~clue);
    if (lower != 0) reason.others.insert(static_cast<Cell>(cell));
    hidden |= lower;
    const auto above = [&](Mask so_far) {
      if (so_far == 0) return Mask{0};
      return static_cast<Mask>(left[cell] & ~first_values(lowest_of(so_far) + 1));
    };
    tallest = above(tallest);
    without_clue = static_cast<Mask>(above(without_clue) & ~clue);
  }
  reason.numbers = {hidden, numbers_.front()};
  return reason;
}

}  // namespace ninefold::variants
