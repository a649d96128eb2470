// What shows that a rule fails, once a digit was followed as far as it goes.

#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>
#include <limits>

namespace ninefold::variants {

std::optional<logic::Reason> RuleReasons::failure(std::span<const Mask> candidates) const {
  const bool is_known = std::all_of(cells_.begin(), cells_.end(),
                                    [&](CellIndex cell) { return candidates[cell] != 0; });
  if (!is_known) return std::nullopt;
  constexpr int most_open = 2;
  for (const SumSides& sum : sums_) {
    if (std::optional<logic::Reason> reason = missed_rest(sum, candidates, most_open))
      return reason;
  }
  if (std::optional<logic::Reason> reason = missed_bounds(candidates)) return reason;
  return missed_skyscrapers(candidates);
}

// The cells of a sum that are still open, few of them, would have to make what they cannot.
std::optional<logic::Reason> RuleReasons::missed_rest(const SumSides& sum,
                                                      std::span<const Mask> candidates,
                                                      int most_open) const {
  const std::optional<RestOfSum> rest = rest_of(sum, candidates);
  if (!rest || rest->cells.count() > most_open) return std::nullopt;
  CellIndexes open;
  for (const Cell cell : rest->cells) open.push_back(cell);
  std::vector<Mask> chosen;
  if (can_make(open, rest->sum, candidates, chosen)) return std::nullopt;
  logic::Reason reason;
  reason.kind = logic::ReasonKind::sum_needs;
  reason.others = rest->cells;
  reason.numbers = {rest->sum};
  return reason;
}

// Whether these cells can make a sum; cells that differ do so.
bool RuleReasons::can_make(std::span<const CellIndex> cells, int sum,
                           std::span<const Mask> candidates, std::vector<Mask>& chosen) const {
  if (chosen.size() == cells.size()) return sum == 0;
  const std::size_t at = chosen.size();
  for (Mask rest = candidates[cells[at]]; rest != 0; rest = without_lowest(rest)) {
    const Mask value = mask_of(lowest_of(rest));
    bool fits = true;
    for (std::size_t before = 0; before < at; ++before)
      fits = fits && (chosen[before] != value || !peers_->differ(cells[before], cells[at]));
    if (!fits) continue;
    chosen.push_back(value);
    const bool can = can_make(cells, sum - lowest_of(rest) - lowest_, candidates, chosen);
    chosen.pop_back();
    if (can) return true;
  }
  return false;
}

// How many are seen at least and at most, whether or not the values that are not seen differ.
std::optional<logic::Reason> RuleReasons::missed_skyscrapers(
    std::span<const Mask> candidates) const {
  if (kind_ != "Skyscraper" || numbers_.empty() || lowest_ == 0) return std::nullopt;
  constexpr int impossible = -1;
  // By the tallest so far, 0 before there is one: how few and how many are seen.
  const auto heights = static_cast<std::size_t>(value_count_) + 1;
  std::vector<int> fewest(heights, impossible);
  std::vector<int> most(heights, impossible);
  fewest[0] = most[0] = 0;
  for (const CellIndex cell : cells_) {
    std::vector<int> fewest_then(heights, impossible);
    std::vector<int> most_then(heights, impossible);
    for (std::size_t tallest = 0; tallest < heights; ++tallest) {
      if (most[tallest] == impossible) continue;
      for (Mask rest = candidates[cell]; rest != 0; rest = without_lowest(rest)) {
        const auto height = static_cast<std::size_t>(lowest_of(rest)) + 1;
        const bool is_seen = height > tallest;
        const std::size_t then = std::max(height, tallest);
        const int few = fewest[tallest] + (is_seen ? 1 : 0);
        fewest_then[then] =
            fewest_then[then] == impossible ? few : std::min(fewest_then[then], few);
        most_then[then] = std::max(most_then[then], most[tallest] + (is_seen ? 1 : 0));
      }
    }
    fewest = std::move(fewest_then);
    most = std::move(most_then);
  }
  // The tallest of all stands somewhere.
  if (most.back() == impossible) return std::nullopt;
  return reason_of_views(fewest.back(), most.back());
}

std::optional<logic::Reason> RuleReasons::reason_of_views(int fewest, int most) const {
  const int clue = numbers_.front();
  if (fewest <= clue && clue <= most) return std::nullopt;
  const bool are_too_many = fewest > clue;
  logic::Reason reason;
  reason.kind = logic::ReasonKind::seen_missed;
  reason.numbers = {are_too_many ? 1 : 0, are_too_many ? fewest : most, clue};
  return reason;
}

RuleReasons::Bounds RuleReasons::bounds_of_side(const SumSides& sum, bool is_plus,
                                                std::span<const Mask> candidates) const {
  const CellIndexes& side = is_plus ? sum.plus : sum.minus;
  if (!is_plus && sum.is_pill) {
    std::vector<Mask> left;
    constexpr Bounds any{0, std::numeric_limits<int>::max()};
    return read_pill(side, candidates, any, left).value_or(any);
  }
  return {bound_of(side, no_cell_left_out, candidates, true),
          bound_of(side, no_cell_left_out, candidates, false)};
}

std::optional<logic::Reason> RuleReasons::missed_bounds(std::span<const Mask> candidates) const {
  for (const SumSides& sum : sums_) {
    // Of two sides and a total there would be three numbers to compare.
    if (!sum.minus.empty() && sum.total != 0) continue;
    bool is_known = true;
    for (const CellIndexes* const side : {&sum.plus, &sum.minus}) {
      for (const CellIndex cell : *side) is_known = is_known && candidates[cell] != 0;
    }
    if (!is_known) continue;
    const Bounds one = bounds_of_side(sum, true, candidates);
    Bounds other = bounds_of_side(sum, false, candidates);
    if (sum.minus.empty()) other = {sum.total, sum.total};
    if (std::optional<logic::Reason> reason = reason_of_sides(sum, one, other)) return reason;
  }
  return std::nullopt;
}

std::optional<logic::Reason> RuleReasons::reason_of_sides(const SumSides& sum, const Bounds& one,
                                                          const Bounds& other) {
  const bool is_too_much = one.least > other.most;
  if (!is_too_much && one.most >= other.least) return std::nullopt;
  logic::Reason reason;
  reason.kind = logic::ReasonKind::sum_missed;
  reason.others = set_of(sum.plus);
  reason.across = set_of(sum.minus);
  reason.numbers = {is_too_much ? 1 : 0, is_too_much ? one.least : one.most,
                    is_too_much ? other.most : other.least, sum.is_pill ? 1 : 0};
  return reason;
}

}  // namespace ninefold::variants
