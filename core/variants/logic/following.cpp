#include "core/variants/logic/following.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// What follows beyond that is not looked at.
constexpr std::size_t most_events = 300;
/// So many answers of a rule are kept.
constexpr std::size_t most_known = 2'000;

// Whether it rests on a house besides, or on several rules: not a rule's own.
bool is_of_several(const logic::Step& step) {
  return step.technique == logic::Technique::rules_in_house ||
         step.technique == logic::Technique::innies_and_outies || step.rules.size() != 1;
}

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
  if (is_filled) {
    const std::uint64_t before = fillings.tried();
    place->second = fillings.filled(masks);
    tried_ += fillings.tried() - before;
  } else {
    const std::vector<Mask> all = fillings.narrowed(masks);
    if (all.empty()) return place->second;
    for (const CellIndex cell : fillings.cells()) place->second.push_back(all[cell]);
  }
  return place->second;
}

bool Following::look_at(std::size_t number, bool is_filled, bool& is_new) {
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
    if (is_of_several(*looked_[number].step) != (look == Look::together)) continue;
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
  events_.clear();
  for (std::vector<bool>& waiting : is_waiting_) waiting.assign(looked_.size(), false);
  Event event;
  event.cell = assumed.cell;
  event.digit = assumed.digit;
  if (!add_single(std::move(event))) return true;
  while (events_.size() < most_events) {
    bool is_new = false;
    if (!take_naked(is_new) || !take_hidden(is_new)) return true;
    // What follows by singles, or from one rule, is simpler than from several.
    for (const Look each : {Look::at_bounds, Look::at_fillings, Look::together}) {
      if (!is_new && each <= look && !look_at_rules(each, is_new)) return true;
    }
    if (!is_new) return false;
  }
  return false;
}

// Whether a rule strikes all these, or cannot be kept at all.
bool Following::strikes(std::size_t number, bool is_filled, std::span<const Mask> masks,
                        std::span<const logic::Candidate> struck) {
  const std::vector<Mask>& left = left_by(number, is_filled, masks);
  if (left.empty()) return true;
  if (struck.empty()) return false;
  const CellIndexes& cells = looked_[number].fillings->cells();
  return std::all_of(struck.begin(), struck.end(), [&](const logic::Candidate& one) {
    const auto place = std::lower_bound(cells.begin(), cells.end(), one.cell) - cells.begin();
    return (left[static_cast<std::size_t>(place)] & mask_of(one.digit - 1)) == 0;
  });
}

// What a rule needs from before to strike these, or to fail where there are none: as few events as
// do it, the latest being left out first.
void Following::want_of_rule(std::size_t number, bool is_filled, std::size_t before,
                             std::span<const logic::Candidate> struck) {
  const CellIndexes& cells = looked_[number].fillings->cells();
  std::vector<Mask> masks = start_;
  std::vector<int> sources;
  const auto source_of = [this](CellIndex cell, Mask value) {
    return struck_by_[cell][static_cast<std::size_t>(lowest_of(value))];
  };
  const auto lost_of = [&](CellIndex cell, auto is_wanted) {
    Mask lost = 0;
    for (Mask rest = start_[cell]; rest != 0; rest = without_lowest(rest)) {
      const Mask value = mask_of(lowest_of(rest));
      const int source = source_of(cell, value);
      if (source != not_struck && source < static_cast<int>(before) && is_wanted(source))
        lost |= value;
    }
    return lost;
  };
  const auto is_in_grid = [this](CellIndex cell) {
    return cell < static_cast<CellIndex>(links_.cell_count());
  };
  for (const CellIndex cell : cells) {
    if (!is_in_grid(cell)) continue;
    masks[cell] = static_cast<Mask>(masks[cell] & ~lost_of(cell, [&](int source) {
                                      sources.push_back(source);
                                      return true;
                                    }));
  }
  std::sort(sources.rbegin(), sources.rend());
  sources.erase(std::unique(sources.begin(), sources.end()), sources.end());
  std::vector<Mask> tried;
  for (const int left_out : sources) {
    tried = masks;
    for (const CellIndex cell : cells) {
      if (is_in_grid(cell))
        tried[cell] |= lost_of(cell, [&](int source) { return source == left_out; });
    }
    if (strikes(number, is_filled, tried, struck)) masks.swap(tried);
  }
  for (const CellIndex cell : cells) {
    if (is_in_grid(cell))
      want(static_cast<Cell>(cell), static_cast<Mask>(start_[cell] & ~masks[cell]));
  }
}

std::vector<logic::Step> Following::way_to_failure() {
  wanted_.assign(start_.size(), 0);
  switch (failure_.of) {
    case Failure::Of::cell: want(failure_.cell, start_[failure_.cell]); break;
    case Failure::Of::house:
      for (const Cell cell : links_.houses()[failure_.house].cells)
        want(cell, static_cast<Mask>(start_[cell] & mask_of(failure_.digit - 1)));
      break;
    case Failure::Of::rule:
      want_of_rule(failure_.looked, failure_.is_filled, events_.size(), {});
      break;
  }
  return way_to_wanted();
}

std::vector<logic::Step> Following::way_to(logic::Candidate struck) {
  wanted_.assign(start_.size(), 0);
  want(struck.cell, mask_of(struck.digit - 1));
  return way_to_wanted();
}

// From the last to the first: what is wanted of each, and what that rests on.
std::vector<logic::Step> Following::way_to_wanted() {
  std::vector<logic::Step> way;
  std::vector<logic::Candidate> struck;
  for (std::size_t at = events_.size(); at-- > 1;) {
    const Event& event = events_[at];
    struck.clear();
    for (const logic::Candidate& one : event.struck) {
      if ((wanted_[one.cell] & mask_of(one.digit - 1)) != 0) struck.push_back(one);
    }
    if (struck.empty()) continue;
    switch (event.by) {
      case Event::By::assumed: break;
      case Event::By::naked:
        want(event.cell, static_cast<Mask>(start_[event.cell] & ~mask_of(event.digit - 1)));
        break;
      case Event::By::hidden:
        for (const Cell cell : links_.houses()[event.house].cells) {
          if (cell != event.cell)
            want(cell, static_cast<Mask>(start_[cell] & mask_of(event.digit - 1)));
        }
        break;
      case Event::By::rule: want_of_rule(event.looked, event.is_filled, at, struck); break;
    }
    way.push_back(told(event, struck));
  }
  std::reverse(way.begin(), way.end());
  return way;
}

logic::Step Following::told(const Event& event, std::span<const logic::Candidate> struck) const {
  logic::Step part;
  if (event.by == Event::By::rule) {
    const logic::Step& known = *looked_[event.looked].step;
    const bool is_one = !is_of_several(known);
    part.technique = is_one ? logic::Technique::rule_fillings : known.technique;
    part.rules = known.rules;
    if (!is_one) part.houses = known.houses;
    part.eliminations.assign(struck.begin(), struck.end());
    std::sort(part.eliminations.begin(), part.eliminations.end());
    for (const auto& [cell, digit] : struck) {
      part.cells.insert(cell);
      part.digits.insert(digit);
    }
    return part;
  }
  const bool is_naked = event.by == Event::By::naked;
  part.technique = is_naked ? logic::Technique::naked_single : logic::Technique::hidden_single;
  part.cells.insert(event.cell);
  part.digits = logic::DigitSet::of(event.digit);
  if (!is_naked) part.houses = {event.house};
  part.placements = {{event.cell, event.digit}};
  return part;
}

void Following::tell_failure(logic::Step& step) const {
  step.reason.kind = logic::ReasonKind::contradiction;
  switch (failure_.of) {
    case Failure::Of::cell: step.reason.cells.insert(failure_.cell); break;
    case Failure::Of::house:
      step.houses = {failure_.house};
      step.reason.numbers = {links_.shape().value_of(failure_.digit)};
      break;
    case Failure::Of::rule: {
      const logic::Step& known = *looked_[failure_.looked].step;
      step.rules = known.rules;
      if (is_of_several(known)) step.houses = known.houses;
      break;
    }
  }
}

}  // namespace ninefold::variants
