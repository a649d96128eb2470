// What clues outside the grid say of places: sandwiches and skyscrapers.

#include "core/propagators/sets/value_sets.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>
#include <array>

namespace ninefold::variants {

// How far 1 and the largest digit can be from each other, and what stands between them.
void RuleReasons::find_sandwiches(std::span<const Mask> candidates,
                                  std::vector<Deduction>& all) const {
  const int size = static_cast<int>(cells_.size());
  if (kind_ != "Sandwich" || size != value_count_ || size < 4) return;
  const int clue = numbers_[0];
  const auto middle = static_cast<Mask>(all_ & ~mask_of(0) & ~mask_of(value_count_ - 1));
  int least = size;
  int most = -1;
  for (Mask set = 0; set <= middle; ++set) {
    if ((set & ~middle) != 0 || sum_of_positions(set) + count_of(set) * lowest_ != clue) continue;
    least = std::min(least, count_of(set));
    most = std::max(most, count_of(set));
  }
  if (most < 0) return;
  const std::array<int, 2> ends{0, value_count_ - 1};
  for (const int end : ends) {
    const Mask own = mask_of(end);
    const Mask other = mask_of(value_count_ - 1 - end);
    Deduction deduction;
    deduction.reason.kind = logic::ReasonKind::sandwich_reach;
    deduction.reason.numbers = {clue, end + lowest_, value_count_ - 1 - end + lowest_, least, most};
    for (int place = 0; place < size; ++place) {
      const CellIndex cell = cells_[static_cast<std::size_t>(place)];
      if ((candidates[cell] & own) == 0) continue;
      bool is_reached = false;
      for (int there = 0; there < size; ++there) {
        const int between = std::abs(there - place) - 1;
        is_reached =
            is_reached || (between >= least && between <= most &&
                           (candidates[cells_[static_cast<std::size_t>(there)]] & other) != 0);
      }
      if (is_reached) continue;
      deduction.reason.cells.insert(static_cast<Cell>(cell));
      deduction.struck.emplace_back(cell, own);
    }
    if (!deduction.struck.empty()) all.push_back(std::move(deduction));
  }
}

// Whoever stands before others that are seen is lower than all of them.
void RuleReasons::find_skyscrapers(std::span<const Mask> candidates,
                                   std::vector<Deduction>& all) const {
  const int size = static_cast<int>(cells_.size());
  const int clue = numbers_.empty() ? 0 : numbers_[0];
  // A height of 0 is not seen at all.
  if (kind_ != "Skyscraper" || size != value_count_ || clue < 2 || lowest_ == 0) return;
  Deduction deduction;
  deduction.reason.kind = logic::ReasonKind::skyscraper;
  deduction.reason.numbers = {clue, value_count_ - 1 + lowest_};
  for (int place = 0; place + 1 < clue; ++place) {
    const CellIndex cell = cells_[static_cast<std::size_t>(place)];
    const int highest = value_count_ - clue + 1 + place;
    const auto lost = static_cast<Mask>(candidates[cell] & ~first_values(highest));
    if (lost == 0) continue;
    deduction.reason.cells.insert(static_cast<Cell>(cell));
    deduction.reason.numbers.push_back(cell);
    deduction.reason.numbers.push_back(highest - 1 + lowest_);
    deduction.struck.emplace_back(cell, lost);
  }
  if (!deduction.struck.empty()) all.push_back(std::move(deduction));
}

}  // namespace ninefold::variants
