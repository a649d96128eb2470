#include "core/variants/logic/reasons/dead_ends.hpp"

#include "core/variants/logic/reasons/count_failures.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// Of so many cells a person sees that they have too few digits.
constexpr std::size_t most_sharing = 4;

}  // namespace

std::optional<logic::Reason> DeadEndSearch::find() const {
  for (std::optional<logic::Reason> reason : {shared_digits(), no_place()}) {
    if (reason) return reason;
  }
  return of_rules(&RuleReasons::failure);
}

// By one of the rules: which, where there are several.
std::optional<logic::Reason> DeadEndSearch::of_rules(Failure failure) const {
  for (std::size_t place = 0; place < rules.size(); ++place) {
    if (rules[place] == nullptr) continue;
    std::optional<logic::Reason> reason = (rules[place]->*failure)(left);
    if (!reason) continue;
    if (rules.size() > 1) reason->failing = static_cast<int>(place) + 1;
    return reason;
  }
  return std::nullopt;
}

std::optional<logic::Reason> DeadEndSearch::find_closer() const {
  CellIndexes inside;
  for (const Cell cell : house) inside.push_back(cell);
  const bool is_known =
      std::all_of(inside.begin(), inside.end(), [this](CellIndex cell) { return left[cell] != 0; });
  if (!inside.empty() && is_known) {
    if (std::optional<logic::Reason> reason =
            places_missed(inside, left, first_values(static_cast<int>(inside.size()))))
      return reason;
  }
  return of_rules(&RuleReasons::closer_failure);
}

// As few cells as can be that see each other and have fewer digits than there are of them.
std::optional<logic::Reason> DeadEndSearch::shared_digits() const {
  CellIndexes few;
  for (const CellIndex cell : cells) {
    const int count = count_of(left[cell]);
    if (count > 0 && count < static_cast<int>(most_sharing)) few.push_back(cell);
  }
  CellIndexes sharing;
  const auto share = [&](const auto& self, std::size_t from, Mask digits,
                         std::size_t count) -> bool {
    if (sharing.size() == count) return count_of(digits) < static_cast<int>(count);
    for (std::size_t at = from; at < few.size(); ++at) {
      const auto together = static_cast<Mask>(digits | left[few[at]]);
      const bool fits = count_of(together) < static_cast<int>(count) &&
                        std::all_of(sharing.begin(), sharing.end(),
                                    [&](CellIndex other) { return peers.differ(few[at], other); });
      if (!fits) continue;
      sharing.push_back(few[at]);
      if (self(self, at + 1, together, count)) return true;
      sharing.pop_back();
    }
    return false;
  };
  for (std::size_t count = 2; count <= most_sharing; ++count) {
    if (!share(share, 0, 0, count)) continue;
    logic::Reason reason;
    reason.kind = logic::ReasonKind::shared_digits;
    Mask digits = 0;
    for (const CellIndex cell : sharing) {
      reason.others.insert(static_cast<Cell>(cell));
      digits |= left[cell];
    }
    reason.numbers = {digits};
    return reason;
  }
  return std::nullopt;
}

std::optional<logic::Reason> DeadEndSearch::no_place() const {
  Mask all = 0;
  for (const Cell cell : house) all |= left[cell];
  for (int value = 0; value < house.count(); ++value) {
    if ((all & mask_of(value)) != 0) continue;
    logic::Reason reason;
    reason.kind = logic::ReasonKind::no_place;
    reason.numbers = {value + lowest};
    return reason;
  }
  return std::nullopt;
}

}  // namespace ninefold::variants
