// What shows that a rule fails to somebody who looks more closely, or counts further.

#include "core/propagators/sets/counting.hpp"
#include "core/variants/logic/reasons/count_failures.hpp"
#include "core/variants/logic/reasons/rule_reasons.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace ninefold::variants {

namespace {

using logic::ReasonKind;

constexpr std::uint32_t impossible = 0;

}  // namespace

std::optional<logic::Reason> RuleReasons::closer_failure(std::span<const Mask> left) const {
  // A cell that the search itself has emptied would be taken for a place that is lacking.
  const auto is_known = [left](CellIndex cell) { return left[cell] != 0; };
  if (!std::all_of(cells_.begin(), cells_.end(), is_known)) return std::nullopt;
  for (const AllClasses& square : squares_) {
    if (!std::all_of(square.cells.begin(), square.cells.end(), is_known)) continue;
    if (std::optional<logic::Reason> reason = classes_missed(square, left)) return reason;
  }
  for (const ValueCounts& counts : counts_) {
    if (std::optional<logic::Reason> reason = counts_missed(counts, *peers_, left)) return reason;
  }
  constexpr int most_open = 4;
  for (const SumSides& sum : sums_) {
    if (std::optional<logic::Reason> reason = missed_rest(sum, left, most_open)) return reason;
    if (std::optional<logic::Reason> reason = missed_parts(sum, left)) return reason;
  }
  for (const auto missed :
       {&RuleReasons::missed_x_sum, &RuleReasons::missed_views, &RuleReasons::missed_run,
        &RuleReasons::missed_between, &RuleReasons::missed_partners,
        &RuleReasons::missed_sum_between, &RuleReasons::missed_hidden}) {
    if (std::optional<logic::Reason> reason = (this->*missed)(left)) return reason;
  }
  return std::nullopt;
}

// Bounds of a sum that is long, by whichever parts of it say most.
std::optional<logic::Reason> RuleReasons::missed_parts(const SumSides& sum,
                                                       std::span<const Mask> left) const {
  if (!sum.minus.empty() && sum.total != 0) return std::nullopt;
  if (std::any_of(sum.minus.begin(), sum.minus.end(),
                  [left](CellIndex cell) { return left[cell] == 0; }))
    return std::nullopt;
  Bounds one = bounds_of_side(sum, true, left);
  for (const std::vector<CellIndexes>& parts : partitions_of(sum.plus, *peers_)) {
    Bounds whole;
    for (const CellIndexes& part : parts) {
      whole.least += bound_of(part, no_cell_left_out, left, true);
      whole.most += bound_of(part, no_cell_left_out, left, false);
    }
    one = {std::max(one.least, whole.least), std::min(one.most, whole.most)};
  }
  Bounds other = bounds_of_side(sum, false, left);
  if (sum.minus.empty()) other = {sum.total, sum.total};
  return reason_of_sides(sum, one, other);
}

// The cells that an X-sum counts, once their number is known.
std::optional<logic::Reason> RuleReasons::missed_x_sum(std::span<const Mask> left) const {
  if (kind_ != "XSum" || !is_single(left[cells_[0]])) return std::nullopt;
  const int count = lowest_of(left[cells_[0]]) + lowest_;
  if (count < 1 || count > static_cast<int>(cells_.size())) return std::nullopt;
  SumSides counted;
  counted.plus.assign(cells_.begin(), cells_.begin() + count);
  counted.total = numbers_[0];
  constexpr int most_open = 4;
  if (std::optional<logic::Reason> reason = reason_of_sides(
          counted, bounds_of_side(counted, true, left), {counted.total, counted.total}))
    return reason;
  return missed_rest(counted, left, most_open);
}

// How many skyscrapers are seen where all of them differ.
std::optional<logic::Reason> RuleReasons::missed_views(std::span<const Mask> left) const {
  if (kind_ != "Skyscraper" || numbers_.empty() || !peers_->all_differ(cells_)) return std::nullopt;
  // By the set of heights so far: bit n for n that are seen.
  std::vector<std::uint32_t> seen(std::size_t{1} << value_count_, impossible);
  seen[0] = 1;
  for (const CellIndex cell : cells_) {
    std::vector<std::uint32_t> then(seen.size(), impossible);
    for (std::size_t heights = 0; heights < seen.size(); ++heights) {
      if (seen[heights] == impossible) continue;
      for (Mask rest = static_cast<Mask>(left[cell] & ~heights); rest != 0;
           rest = without_lowest(rest)) {
        const Mask height = mask_of(lowest_of(rest));
        // Nobody sees a height of 0.
        const bool is_seen = height > heights && lowest_of(rest) + lowest_ > 0;
        then[heights | height] |= is_seen ? seen[heights] << 1U : seen[heights];
      }
    }
    seen = std::move(then);
  }
  std::uint32_t counts = 0;
  for (const std::uint32_t each : seen) counts |= each;
  if (counts == 0) return std::nullopt;
  return reason_of_views(std::countr_zero(counts), std::bit_width(counts) - 1);
}

// Two cells of a run that are too far apart.
std::optional<logic::Reason> RuleReasons::missed_run(std::span<const Mask> left) const {
  if (kind_ != "Renban") return std::nullopt;
  const int length = static_cast<int>(cells_.size());
  for (const CellIndex low : cells_) {
    for (const CellIndex high : cells_) {
      const int apart = lowest_of(left[high]) - highest_of(left[low]);
      if (apart < length) continue;
      logic::Reason reason;
      reason.kind = ReasonKind::too_far_apart;
      reason.others = {static_cast<Cell>(low)};
      reason.across = {static_cast<Cell>(high)};
      reason.numbers = {left[low], left[high], length};
      return reason;
    }
  }
  return std::nullopt;
}

// A cell of a line that neither of its ends is above, or below.
std::optional<logic::Reason> RuleReasons::missed_between(std::span<const Mask> left) const {
  if (kind_ != "Between" || cells_.size() < 3) return std::nullopt;
  const CellIndex first = cells_.front();
  const CellIndex last = cells_.back();
  for (const CellIndex cell : std::span(cells_).subspan(1, cells_.size() - 2)) {
    const bool is_high =
        lowest_of(left[cell]) >= std::max(highest_of(left[first]), highest_of(left[last]));
    const bool is_low =
        highest_of(left[cell]) <= std::min(lowest_of(left[first]), lowest_of(left[last]));
    if (!is_high && !is_low) continue;
    logic::Reason reason;
    reason.kind = ReasonKind::not_between;
    reason.others = {static_cast<Cell>(cell)};
    reason.across = {static_cast<Cell>(first), static_cast<Cell>(last)};
    reason.numbers = {is_high ? 1 : 0, left[cell]};
    return reason;
  }
  return std::nullopt;
}

// Two cells of which no digits go together.
std::optional<logic::Reason> RuleReasons::missed_partners(std::span<const Mask> left) const {
  for (const Pair& pair : pairs_) {
    if (left[pair.first] == 0 || left[pair.second] == 0) continue;
    Mask with = 0;
    for (Mask rest = left[pair.first]; rest != 0; rest = without_lowest(rest))
      with |= pair.forward[static_cast<std::size_t>(lowest_of(rest))];
    if ((with & left[pair.second]) != 0) continue;
    logic::Reason reason;
    reason.kind = ReasonKind::no_partners;
    reason.others = {static_cast<Cell>(pair.first)};
    reason.across = {static_cast<Cell>(pair.second)};
    reason.numbers = {left[pair.first], left[pair.second]};
    return reason;
  }
  return std::nullopt;
}

}  // namespace ninefold::variants
