// What the digits of a cell have in common, within an assumption.

#include "core/variants/logic/following.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

std::vector<logic::Candidate> cases_of(const Split& split, const logic::Links& links,
                                       std::span<const Mask> candidates) {
  std::vector<logic::Candidate> cases;
  if (!split.is_of_house()) {
    if (count_of(candidates[split.cell]) > most_cases) return {};
    for (Mask rest = candidates[split.cell]; rest != 0; rest = without_lowest(rest))
      cases.push_back({split.cell, static_cast<Digit>(lowest_of(rest) + 1)});
  } else {
    for (const Cell cell : links.houses()[split.house].cells) {
      if ((candidates[cell] & mask_of(split.digit - 1)) == 0) continue;
      if (cases.size() == static_cast<std::size_t>(most_cases)) return {};
      cases.push_back({cell, split.digit});
    }
  }
  if (cases.size() == 1) cases.clear();
  return cases;
}

bool Following::take_cases(bool& is_new) {
  for (std::size_t looked = 0; looked < splits_.size() && !is_new; ++looked) {
    const Split& split = splits_[next_split_];
    next_split_ = (next_split_ + 1) % splits_.size();
    std::vector<logic::Candidate> cases = cases_of(split, links_, masks_);
    if (!cases.empty() && !take_cases_of(split, std::move(cases), is_new)) return false;
  }
  return true;
}

bool Following::take_cases_of(const Split& split, std::vector<logic::Candidate> cases,
                              bool& is_new) {
  const std::vector<Event> events = events_;
  std::vector<Mask> left(masks_.size(), 0);
  bool is_any = false;
  for (const logic::Candidate& each : cases) {
    go_back_to(events.size(), events);
    if (assume_case(each)) continue;
    is_any = true;
    for (std::size_t at = 0; at < left.size(); ++at) left[at] |= masks_[at];
  }
  go_back_to(events.size(), events);
  Event& event = events_.emplace_back();
  event.by = Event::By::cases;
  event.cell = split.cell;
  event.house = split.house;
  event.digit = split.digit;
  event.cases = std::move(cases);
  if (!is_any) return fail_in_each(split, std::vector<logic::Candidate>(event.cases));
  for (const Cell other : links_.all_cells()) {
    if (!strike(other, static_cast<Mask>(~left[other]), events_.size() - 1)) return false;
  }
  is_new = !events_.back().struck.empty();
  if (!is_new) events_.pop_back();
  return true;
}

// Nothing is left of the cell or of the house; the rest does not count then.
bool Following::fail_in_each(const Split& split, std::span<const logic::Candidate> cases) {
  for (const auto& [cell, digit] : cases) {
    if (!strike(cell, mask_of(digit - 1), events_.size() - 1)) return false;
  }
  failure_ = {};
  failure_.of = Failure::Of::house;
  failure_.house = split.house;
  failure_.digit = split.digit;
  return false;
}

// Whether the case fails.
bool Following::assume_case(logic::Candidate assumed) {
  Event event;
  event.cell = assumed.cell;
  event.digit = assumed.digit;
  return !add_single(std::move(event)) || run(Look::together);
}

// To where only the first of these events were known. All rules are looked at again then, so that
// the same follows whenever that is asked.
void Following::go_back_to(std::size_t event, std::span<const Event> events) {
  masks_ = start_;
  for (const Cell cell : links_.all_cells()) struck_by_[cell].fill(not_struck);
  placed_ = placed_at_start_;
  events_.assign(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(event));
  for (std::size_t at = 0; at < event; ++at) {
    const Event& known = events_[at];
    const bool is_placed = known.by == Event::By::assumed || known.by == Event::By::naked ||
                           known.by == Event::By::hidden;
    if (is_placed) placed_.insert(known.cell);
    for (const auto& [cell, digit] : known.struck) {
      masks_[cell] = static_cast<Mask>(masks_[cell] & ~mask_of(digit - 1));
      struck_by_[cell][static_cast<std::size_t>(digit - 1)] = static_cast<int>(at);
    }
  }
  for (std::vector<bool>& waiting : is_waiting_) waiting.assign(looked_.size(), true);
}

logic::Step Following::told_cases(std::size_t at, const std::vector<logic::Candidate>& struck) {
  const std::vector<Event> events = events_;
  const Failure failure = failure_;  // the cases have their own
  const Event& event = events[at];
  logic::Step part;
  part.technique = logic::Technique::rule_forcing;
  part.reason.kind = logic::ReasonKind::common_ground;
  part.eliminations = struck;
  std::sort(part.eliminations.begin(), part.eliminations.end());
  if (event.digit != 0) part.houses = {event.house};
  std::vector<Mask> wanted = wanted_;
  want_of_cases(event, at, wanted);
  for (const logic::Candidate& each : event.cases) {
    part.cells.insert(each.cell);
    part.digits.insert(each.digit);
    go_back_to(at, events);
    part.parts.push_back(told_case(each, struck));
    // What the case rests on of what was known before.
    for (const Cell cell : links_.all_cells()) {
      for (Mask rest = wanted_[cell]; rest != 0; rest = without_lowest(rest)) {
        const int digit = lowest_of(rest);
        if (is_struck_before(cell, static_cast<Digit>(digit + 1), at))
          wanted[cell] |= mask_of(digit);
      }
    }
  }
  go_back_to(events.size(), events);
  failure_ = failure;
  wanted_ = std::move(wanted);
  return part;
}

// What else there was in the cell or the house has to be gone.
void Following::want_of_cases(const Event& event, std::size_t before,
                              std::vector<Mask>& wanted) const {
  const auto want_gone = [&](Cell cell, Mask values) {
    for (Mask rest = values; rest != 0; rest = without_lowest(rest)) {
      const auto digit = static_cast<Digit>(lowest_of(rest) + 1);
      if (is_struck_before(cell, digit, before)) wanted[cell] |= mask_of(digit - 1);
    }
  };
  if (event.digit == 0) {
    want_gone(event.cell, start_[event.cell]);
    return;
  }
  for (const Cell cell : links_.houses()[event.house].cells)
    want_gone(cell, static_cast<Mask>(start_[cell] & mask_of(event.digit - 1)));
}

logic::Step Following::told_case(logic::Candidate assumed,
                                 std::span<const logic::Candidate> struck) {
  const std::size_t first = events_.size();
  logic::Step told;
  told.technique = logic::Technique::rule_forcing;
  told.cells.insert(assumed.cell);
  told.digits.insert(assumed.digit);
  told.placements = {assumed};
  const bool has_failed = assume_case(assumed);
  wanted_.assign(start_.size(), 0);
  if (has_failed) {
    want_of_failure();
  } else {
    for (const auto& [other, lost] : struck) want(other, mask_of(lost - 1));
  }
  if (has_failed) tell_failure(told);
  told.parts = way_to_wanted(first);
  return told;
}

}  // namespace ninefold::variants
