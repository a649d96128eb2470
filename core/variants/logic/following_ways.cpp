// Which of the steps that followed an end rests on.

#include "core/variants/logic/following.hpp"

#include <algorithm>

namespace ninefold::variants {

bool Following::Looked::is_of_several() const {
  return step->technique == logic::Technique::rules_in_house ||
         step->technique == logic::Technique::innies_and_outies || step->rules.size() != 1;
}

// Whether a rule strikes all these, or cannot be kept at all.
bool Following::strikes(std::size_t number, bool is_filled, std::span<const Mask> masks,
                        std::span<const logic::Candidate> struck) {
  if (looked_[number].fillings->are_known_to_fill(masks)) return false;
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

bool Following::is_struck_before(Cell cell, Digit digit, std::size_t event) const {
  const int source = struck_by_[cell][static_cast<std::size_t>(digit - 1)];
  return source != not_struck && source < static_cast<int>(event);
}

// Places that do not see all that is struck have to be gone.
void Following::want_of_locked(const Event& event, std::size_t before,
                               std::span<const logic::Candidate> struck) {
  for (const Cell cell : links_.houses()[event.house].cells) {
    const CellSet seen = links_.excluded(cell, event.digit, event.digit);
    const bool is_harmless =
        std::all_of(struck.begin(), struck.end(),
                    [&seen](const logic::Candidate& one) { return seen.contains(one.cell); });
    if (!is_harmless && is_struck_before(cell, event.digit, before))
      want(cell, mask_of(event.digit - 1));
  }
}

std::vector<logic::Step> Following::way_to_failure() {
  wanted_.assign(start_.size(), 0);
  want_of_failure();
  return way_to_wanted();
}

void Following::want_of_failure() {
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
}

std::vector<logic::Step> Following::way_to(logic::Candidate struck) {
  wanted_.assign(start_.size(), 0);
  want(struck.cell, mask_of(struck.digit - 1));
  return way_to_wanted();
}

// From the last to the first: what is wanted of each, and what that rests on.
std::vector<logic::Step> Following::way_to_wanted(std::size_t first) {
  std::vector<logic::Step> way;
  std::vector<logic::Candidate> struck;
  for (std::size_t at = events_.size(); at-- > first + 1;) {
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
      case Event::By::locked: want_of_locked(event, at, struck); break;
      case Event::By::rule: want_of_rule(event.looked, event.is_filled, at, struck); break;
      case Event::By::cases: way.push_back(told_cases(at, struck)); continue;
    }
    way.push_back(told(at, struck));
  }
  std::reverse(way.begin(), way.end());
  return way;
}

logic::Step Following::told(std::size_t at, std::span<const logic::Candidate> struck) const {
  const Event& event = events_[at];
  logic::Step part;
  if (event.by == Event::By::locked) {
    part.technique = logic::Technique::locked_candidates;
    part.houses = {event.house};
    part.digits = logic::DigitSet::of(event.digit);
    part.eliminations.assign(struck.begin(), struck.end());
    const Mask value = mask_of(event.digit - 1);
    for (const Cell cell : links_.houses()[event.house].cells) {
      const bool is_gone = is_struck_before(cell, event.digit, at) && (wanted_[cell] & value) != 0;
      if ((start_[cell] & value) != 0 && !is_gone) part.cells.insert(cell);
    }
    return part;
  }
  if (event.by == Event::By::rule) {
    const Looked& looked = looked_[event.looked];
    const logic::Step& known = *looked.step;
    const bool is_one = !looked.is_of_several();
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
      const Looked& looked = looked_[failure_.looked];
      const logic::Step& known = *looked.step;
      step.rules = known.rules;
      if (looked.is_of_several()) step.houses = known.houses;
      break;
    }
  }
}

}  // namespace ninefold::variants
