// What the digits of a cell have in common, within an assumption.

#include "core/variants/logic/following.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

namespace {

constexpr int most_cases = 3;

}  // namespace

// Propagation on the whole board says where it is worth while to follow each digit.
bool Following::take_cases(bool& is_new) {
  const std::vector<Mask> narrowed = whole_.narrowed(masks_);
  if (narrowed.empty()) return true;
  std::vector<Cell> worth;
  std::vector<Mask> left(masks_.size());
  for (int count = 2; count <= most_cases; ++count) {
    for (const Cell cell : links_.all_cells()) {
      if (count_of(masks_[cell]) != count) continue;
      std::fill(left.begin(), left.end(), Mask{0});
      for (Mask rest = masks_[cell]; rest != 0; rest = without_lowest(rest)) {
        if (!whole_.can_be(cell, lowest_of(rest))) continue;
        const std::span<const Mask> with = whole_.left_with_value();
        for (std::size_t at = 0; at < left.size(); ++at) left[at] |= with[at];
      }
      bool is_less = false;
      for (const Cell other : links_.all_cells())
        is_less = is_less || (narrowed[other] & ~left[other]) != 0;
      if (is_less) worth.push_back(cell);
    }
  }
  for (const Cell cell : worth) {
    if (!take_cases_of(cell, is_new)) return false;
    if (is_new) return true;
  }
  return true;
}

bool Following::take_cases_of(Cell cell, bool& is_new) {
  const std::vector<Event> events = events_;
  const Mask values = masks_[cell];
  std::vector<Mask> left(masks_.size(), 0);
  for (Mask rest = values; rest != 0; rest = without_lowest(rest)) {
    go_back_to(events.size(), events);
    if (assume_case(cell, lowest_of(rest))) continue;
    for (std::size_t at = 0; at < left.size(); ++at) left[at] |= masks_[at];
  }
  go_back_to(events.size(), events);
  Event event;
  event.by = Event::By::cases;
  event.cell = cell;
  event.values = values;
  events_.push_back(std::move(event));
  for (const Cell other : links_.all_cells()) {
    // Where no case is left, nothing is left of the cell; the rest does not count then.
    const bool is_over = left[cell] == 0;
    if (is_over && other != cell) continue;
    if (!strike(other, static_cast<Mask>(~left[other]), events_.size() - 1)) return false;
  }
  if (events_.back().struck.empty()) {
    events_.pop_back();
  } else {
    is_new = true;
  }
  return true;
}

// Whether the case fails.
bool Following::assume_case(Cell cell, int value) {
  Event event;
  event.cell = cell;
  event.digit = static_cast<Digit>(value + 1);
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
  const Event& event = events[at];
  logic::Step part;
  part.technique = logic::Technique::rule_forcing;
  part.reason.kind = logic::ReasonKind::common_ground;
  part.cells.insert(event.cell);
  part.eliminations = struck;
  std::sort(part.eliminations.begin(), part.eliminations.end());
  std::vector<Mask> wanted = wanted_;
  wanted[event.cell] |= static_cast<Mask>(start_[event.cell] & ~event.values);
  for (Mask rest = event.values; rest != 0; rest = without_lowest(rest)) {
    const int value = lowest_of(rest);
    part.digits.insert(static_cast<Digit>(value + 1));
    go_back_to(at, events);
    part.parts.push_back(told_case(event.cell, value, struck));
    // What the case rests on of what was known before.
    for (const Cell cell : links_.all_cells()) {
      for (Mask each = wanted_[cell]; each != 0; each = without_lowest(each)) {
        const int digit = lowest_of(each);
        if (is_struck_before(cell, static_cast<Digit>(digit + 1), at))
          wanted[cell] |= mask_of(digit);
      }
    }
  }
  go_back_to(events.size(), events);
  wanted_ = std::move(wanted);
  return part;
}

logic::Step Following::told_case(Cell cell, int value, std::span<const logic::Candidate> struck) {
  const std::size_t first = events_.size();
  const auto digit = static_cast<Digit>(value + 1);
  logic::Step told;
  told.technique = logic::Technique::rule_forcing;
  told.cells.insert(cell);
  told.digits.insert(digit);
  told.placements = {{cell, digit}};
  const bool has_failed = assume_case(cell, value);
  wanted_.assign(start_.size(), 0);
  if (has_failed) {
    want_of_failure();
  } else {
    for (const auto& [other, lost] : struck) want(other, mask_of(lost - 1));
  }
  told.parts = way_to_wanted(first);
  return told;
}

}  // namespace ninefold::variants
