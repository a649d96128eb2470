#include "core/variants/logic/following.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// What follows beyond that is not looked at.
constexpr std::size_t most_events = 300;
/// A digit that has more places in a house is not seen to exclude itself elsewhere.
constexpr int most_places = 3;
/// So many answers of a rule are kept.
constexpr std::size_t most_known = 2'000;

}  // namespace

Following::Following(const logic::Links& links, std::vector<Looked> looked)
    : links_(links),
      looked_(std::move(looked)),
      known_(looked_.size()),
      rules_at_(static_cast<std::size_t>(links.cell_count())) {
  for (std::size_t number = 0; number < looked_.size(); ++number) {
    for (const CellIndex cell : looked_[number].fillings->cells()) {
      if (cell < rules_at_.size()) rules_at_[cell].push_back(static_cast<std::uint16_t>(number));
    }
  }
}

void Following::begin(std::span<const Mask> candidates) {
  start_.assign(candidates.begin(), candidates.end());
  placed_at_start_ = {};
  for (const Cell cell : links_.all_cells()) {
    if (is_single(start_[cell])) placed_at_start_.insert(cell);
  }
}

// False where the cell has nothing left.
bool Following::strike(Cell cell, Mask lost, std::size_t event) {
  lost &= masks_[cell];
  if (lost == 0) return true;
  for (const std::uint16_t rule : rules_at_[cell]) {
    for (std::vector<bool>& waiting : is_waiting_) waiting[rule] = true;
  }
  for (Mask rest = lost; rest != 0; rest = without_lowest(rest)) {
    struck_by_[cell][static_cast<std::size_t>(lowest_of(rest))] = static_cast<int>(event);
    events_[event].struck.push_back({cell, static_cast<Digit>(lowest_of(rest) + 1)});
  }
  masks_[cell] = static_cast<Mask>(masks_[cell] & ~lost);
  if (masks_[cell] != 0) return true;
  failure_ = {};
  failure_.cell = cell;
  return false;
}

bool Following::place(std::size_t event) {
  const Cell cell = events_[event].cell;
  const Digit digit = events_[event].digit;
  placed_.insert(cell);
  if (!strike(cell, static_cast<Mask>(~mask_of(digit - 1)), event)) return false;
  for (int number = 1; number <= links_.size(); ++number) {
    const auto other = static_cast<Digit>(number);
    for (const Cell seen : links_.excluded(cell, digit, other)) {
      if (seen != cell && !strike(seen, mask_of(other - 1), event)) return false;
    }
  }
  return true;
}

bool Following::add_single(Event event) {
  events_.push_back(std::move(event));
  return place(events_.size() - 1);
}

bool Following::take_naked(bool& is_new) {
  for (const Cell cell : links_.all_cells()) {
    if (!is_open(cell) || !is_single(masks_[cell])) continue;
    Event event;
    event.by = Event::By::naked;
    event.cell = cell;
    event.digit = static_cast<Digit>(lowest_of(masks_[cell]) + 1);
    is_new = true;
    if (!add_single(std::move(event))) return false;
  }
  return true;
}

bool Following::take_hidden(bool& is_new) {
  for (std::size_t index = 0; index < links_.houses().size(); ++index) {
    const CellSet& house = links_.houses()[index].cells;
    Mask once = 0;
    Mask again = 0;
    for (const Cell cell : house) {
      again |= once & masks_[cell];
      once |= masks_[cell];
    }
    for (Mask rest = static_cast<Mask>(first_values(links_.size()) & ~again); rest != 0;
         rest = without_lowest(rest)) {
      const Mask value = mask_of(lowest_of(rest));
      Event event;
      event.by = Event::By::hidden;
      event.digit = static_cast<Digit>(lowest_of(rest) + 1);
      event.house = static_cast<std::uint8_t>(index);
      // What was taken before in this house may have struck it.
      bool has_place = false;
      for (const Cell cell : house) {
        if ((masks_[cell] & value) == 0) continue;
        event.cell = cell;
        has_place = true;
      }
      if (!has_place) {
        failure_ = {};
        failure_.of = Failure::Of::house;
        failure_.house = event.house;
        failure_.digit = event.digit;
        return false;
      }
      if (!is_open(event.cell)) continue;
      is_new = true;
      if (!add_single(std::move(event))) return false;
    }
  }
  return true;
}

// Wherever a digit is in a house, it excludes itself from the cells that all its places see.
bool Following::take_locked(bool& is_new) {
  std::array<CellSet, max_size + 1> places;
  for (const Cell cell : links_.all_cells()) {
    for (Mask rest = masks_[cell]; rest != 0; rest = without_lowest(rest))
      places[static_cast<std::size_t>(lowest_of(rest)) + 1].insert(cell);
  }
  for (std::size_t house = 0; house < links_.houses().size(); ++house) {
    for (std::size_t digit = 1; digit <= static_cast<std::size_t>(links_.size()); ++digit) {
      const CellSet inside = places[digit] & links_.houses()[house].cells;
      const int count = inside.count();
      if (count < 2 || count > most_places) continue;
      CellSet seen = places[digit];
      for (const Cell cell : inside)
        seen &= links_.excluded(cell, static_cast<Digit>(digit), static_cast<Digit>(digit));
      if (seen.empty()) continue;
      Event event;
      event.by = Event::By::locked;
      event.digit = static_cast<Digit>(digit);
      event.house = static_cast<std::uint8_t>(house);
      events_.push_back(std::move(event));
      is_new = true;
      for (const Cell cell : seen) {
        if (!strike(cell, mask_of(static_cast<int>(digit) - 1), events_.size() - 1)) return false;
      }
      places[digit] = places[digit].without(seen);
    }
  }
  return true;
}

// What the rule leaves of its cells, in their order; nothing where it cannot be kept.
const std::vector<Mask>& Following::left_by(std::size_t number, bool is_filled,
                                            std::span<const Mask> masks) {
  RuleFillings& fillings = *looked_[number].fillings;
  asked_.clear();
  for (const CellIndex cell : fillings.cells()) asked_ += static_cast<char16_t>(masks[cell]);
  Known& known = known_[number][is_filled ? 1 : 0];
  if (known.size() > most_known) known.clear();
  const auto [place, is_asked] = known.try_emplace(asked_);
  if (!is_asked) return place->second;
  const std::vector<Mask> all = is_filled ? fillings.filled(masks) : fillings.narrowed(masks);
  if (all.empty()) return place->second;
  for (const CellIndex cell : fillings.cells()) place->second.push_back(all[cell]);
  return place->second;
}

bool Following::look_at(std::size_t number, bool is_filled, bool& is_new) {
  if (looked_[number].fillings->are_known_to_fill(masks_)) return true;
  const CellIndexes& cells = looked_[number].fillings->cells();
  const std::vector<Mask>& left = left_by(number, is_filled, masks_);
  if (left.empty()) {
    failure_ = {};
    failure_.of = Failure::Of::rule;
    failure_.is_filled = is_filled;
    failure_.looked = static_cast<std::uint16_t>(number);
    return false;
  }
  bool is_less = false;
  for (std::size_t place = 0; place < cells.size(); ++place) {
    const bool is_in_grid = cells[place] < static_cast<CellIndex>(links_.cell_count());
    is_less = is_less || (is_in_grid && (masks_[cells[place]] & ~left[place]) != 0);
  }
  if (!is_less) return true;
  Event event;
  event.by = Event::By::rule;
  event.is_filled = is_filled;
  event.looked = static_cast<std::uint16_t>(number);
  events_.push_back(std::move(event));
  is_new = true;
  for (std::size_t place = 0; place < cells.size(); ++place) {
    if (cells[place] >= static_cast<CellIndex>(links_.cell_count())) continue;
    if (!strike(static_cast<Cell>(cells[place]), static_cast<Mask>(~left[place]),
                events_.size() - 1))
      return false;
  }
  return true;
}

bool Following::look_at_rules(Look look, bool& is_new) {
  const bool is_filled = look != Look::at_bounds;
  for (std::size_t number = 0; number < looked_.size() && !is_new; ++number) {
    if (looked_[number].is_of_several() != (look == Look::together)) continue;
    std::vector<bool>& waiting = is_waiting_[is_filled ? 1 : 0];
    if (!waiting[number]) continue;
    const bool goes_on = look_at(number, is_filled, is_new);
    waiting[number] = false;
    if (!goes_on) return false;
  }
  return true;
}

bool Following::follow(logic::Candidate assumed, Look look) {
  masks_ = start_;
  for (const Cell each : links_.all_cells()) struck_by_[each].fill(not_struck);
  placed_ = placed_at_start_;
  next_split_ = 0;
  events_.clear();
  for (std::vector<bool>& waiting : is_waiting_) waiting.assign(looked_.size(), false);
  Event event;
  event.cell = assumed.cell;
  event.digit = assumed.digit;
  return !add_single(std::move(event)) || run(look);
}

// Whether something fails in the end.
bool Following::run(Look look) {
  while (events_.size() < most_events) {
    bool is_new = false;
    if (!take_naked(is_new) || !take_hidden(is_new)) return true;
    if (!is_new && !take_locked(is_new)) return true;
    // What follows by singles, or from one rule, is simpler than from several.
    for (const Look each : {Look::at_bounds, Look::at_fillings, Look::together}) {
      if (!is_new && each <= look && !look_at_rules(each, is_new)) return true;
    }
    if (!is_new && look == Look::with_cases && !take_cases(is_new)) return true;
    if (!is_new) return false;
  }
  return false;
}

}  // namespace ninefold::variants
