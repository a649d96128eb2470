#include "core/variants/logic/contradictions.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

/// So many digits are followed before the shortest way so far is taken.
constexpr int most_followed = 40;
/// A way with so few events is taken at once.
constexpr int short_way = 3;
/// Nobody follows longer ones.
constexpr int longest_way = 24;
/// What following one digit counts as patterns.
constexpr std::uint64_t patterns_of_way = 5'000;

void add_once(int event, std::vector<int>& events) {
  if (event >= 0 && std::find(events.begin(), events.end(), event) == events.end())
    events.push_back(event);
}

}  // namespace

Contradictions::Contradictions(const logic::Links& links, const Model& board,
                               std::vector<Looked> looked)
    : links_(links), looked_(std::move(looked)), whole_(board), seen_(looked_.size()) {}

void Contradictions::find(const logic::State& state, const std::vector<Mask>& candidates,
                          logic::StepList& steps) {
  std::optional<logic::Step> best;
  int followed = 0;
  int longest = longest_way;
  const std::vector<Mask> left = whole_.narrowed(candidates);
  if (left.empty()) return;
  // Cells with little to choose first, as a person looks.
  std::vector<Cell> order;
  for (const Cell cell : state.unsolved()) order.push_back(cell);
  std::stable_sort(order.begin(), order.end(), [&](Cell one, Cell two) {
    return count_of(candidates[one]) < count_of(candidates[two]);
  });
  for (const Cell cell : order) {
    for (const Digit digit : state.candidates(cell)) {
      if (whole_.can_be(cell, digit - 1)) continue;
      if (steps.spend(patterns_of_way)) return;
      std::optional<logic::Step> step = follow(candidates, cell, digit, longest);
      ++followed;
      if (step && !steps.wants_first()) {
        if (steps.add(std::move(*step))) return;
      } else if (step) {
        longest = static_cast<int>(step->parts.size()) - 1;
        best = std::move(step);
        if (longest < short_way) break;
      }
      if (best && followed >= most_followed) break;
    }
    if (best && (followed >= most_followed || longest < short_way)) break;
  }
  if (best) steps.add(std::move(*best));
}

std::vector<int> Contradictions::strikers_of(Cell cell) const {
  std::vector<int> events;
  for (Mask rest = start_[cell]; rest != 0; rest = without_lowest(rest))
    add_once(struck_by_[cell][static_cast<std::size_t>(lowest_of(rest))], events);
  return events;
}

std::vector<int> Contradictions::strikers_in(std::span<const CellIndex> cells) const {
  std::vector<int> events;
  for (const CellIndex cell : cells) {
    if (cell >= static_cast<CellIndex>(links_.cell_count())) continue;
    for (const int event : strikers_of(static_cast<Cell>(cell))) add_once(event, events);
  }
  return events;
}

// False where the cell has nothing left.
bool Contradictions::strike(Cell cell, Mask lost, int event) {
  lost &= masks_[cell];
  for (Mask rest = lost; rest != 0; rest = without_lowest(rest))
    struck_by_[cell][static_cast<std::size_t>(lowest_of(rest))] = event;
  masks_[cell] = static_cast<Mask>(masks_[cell] & ~lost);
  if (masks_[cell] != 0) return true;
  failure_ = {};
  failure_.cell = cell;
  failure_.after = strikers_of(cell);
  return false;
}

bool Contradictions::place(int event) {
  const Cell cell = events_[static_cast<std::size_t>(event)].cell;
  const Digit digit = events_[static_cast<std::size_t>(event)].digit;
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

bool Contradictions::take_singles(bool& is_new) {
  for (const Cell cell : links_.all_cells()) {
    if (!is_open(cell) || !is_single(masks_[cell])) continue;
    Event event;
    event.by = Event::By::naked;
    event.cell = cell;
    event.digit = static_cast<Digit>(lowest_of(masks_[cell]) + 1);
    event.after = strikers_of(cell);
    events_.push_back(std::move(event));
    is_new = true;
    if (!place(static_cast<int>(events_.size()) - 1)) return false;
  }
  for (std::size_t index = 0; index < links_.houses().size(); ++index) {
    const CellSet& house = links_.houses()[index].cells;
    for (int number = 1; number <= links_.size(); ++number) {
      const auto position = static_cast<std::size_t>(number - 1);
      int count = 0;
      Cell only = 0;
      for (const Cell cell : house) {
        if ((masks_[cell] & mask_of(number - 1)) == 0) continue;
        only = cell;
        ++count;
      }
      if (count > 1 || (count == 1 && !is_open(only))) continue;
      std::vector<int> after;
      for (const Cell cell : house) {
        if ((start_[cell] & mask_of(number - 1)) != 0) add_once(struck_by_[cell][position], after);
      }
      if (count == 0) {
        failure_ = {};
        failure_.of = Failure::Of::house;
        failure_.house = static_cast<std::uint8_t>(index);
        failure_.digit = static_cast<Digit>(number);
        failure_.after = std::move(after);
        return false;
      }
      Event event;
      event.by = Event::By::hidden;
      event.cell = only;
      event.digit = static_cast<Digit>(number);
      event.house = static_cast<std::uint8_t>(index);
      event.after = std::move(after);
      events_.push_back(std::move(event));
      is_new = true;
      if (!place(static_cast<int>(events_.size()) - 1)) return false;
    }
  }
  return true;
}

bool Contradictions::look_at_rules(bool& is_new) {
  for (std::size_t number = 0; number < looked_.size(); ++number) {
    RuleFillings& fillings = *looked_[number].fillings;
    std::vector<Mask> asked;
    bool is_changed = false;
    for (const CellIndex cell : fillings.cells()) {
      asked.push_back(masks_[cell]);
      is_changed = is_changed || masks_[cell] != start_[cell];
    }
    if (!is_changed || asked == seen_[number]) continue;
    const std::vector<Mask> left = fillings.narrowed(masks_);
    const std::vector<int> after =
        strikers_in({fillings.cells().begin(), static_cast<std::size_t>(fillings.cells().size())});
    seen_[number] = std::move(asked);
    if (left.empty()) {
      failure_ = {};
      failure_.of = Failure::Of::rule;
      failure_.looked = static_cast<std::uint16_t>(number);
      failure_.after = after;
      return false;
    }
    Event event;
    event.by = Event::By::rule;
    event.looked = static_cast<std::uint16_t>(number);
    event.after = after;
    for (const CellIndex index : fillings.cells()) {
      if (index >= static_cast<CellIndex>(links_.cell_count())) continue;
      const auto cell = static_cast<Cell>(index);
      for (Mask rest = static_cast<Mask>(masks_[cell] & ~left[cell]); rest != 0;
           rest = without_lowest(rest))
        event.struck.push_back({cell, static_cast<Digit>(lowest_of(rest) + 1)});
    }
    if (event.struck.empty()) continue;
    events_.push_back(std::move(event));
    const int at = static_cast<int>(events_.size()) - 1;
    const std::vector<logic::Candidate> struck = events_.back().struck;
    for (const auto& [cell, digit] : struck) {
      if (!strike(cell, mask_of(digit - 1), at)) return false;
    }
    is_new = true;
    return true;  // what follows by singles is simpler than another rule
  }
  return true;
}

// Those that the failure rests on, in the end.
std::vector<bool> Contradictions::needed_events() const {
  std::vector<bool> needed(events_.size());
  std::vector<int> open = failure_.after;
  while (!open.empty()) {
    const auto at = static_cast<std::size_t>(open.back());
    open.pop_back();
    if (needed[at]) continue;
    needed[at] = true;
    open.insert(open.end(), events_[at].after.begin(), events_[at].after.end());
  }
  return needed;
}

std::optional<logic::Step> Contradictions::follow(const std::vector<Mask>& candidates, Cell cell,
                                                  Digit digit, int longest) {
  constexpr std::size_t most_events = 200;
  start_ = candidates;
  masks_ = candidates;
  for (const Cell each : links_.all_cells()) struck_by_[each].fill(-1);
  placed_ = {};
  for (const Cell each : links_.all_cells()) {
    if (is_single(candidates[each])) placed_.insert(each);
  }
  events_.clear();
  for (std::vector<Mask>& seen : seen_) seen.clear();
  Event assumed;
  assumed.cell = cell;
  assumed.digit = digit;
  events_.push_back(std::move(assumed));
  bool has_failed = !place(0);
  while (!has_failed && events_.size() < most_events) {
    bool is_new = false;
    has_failed = !take_singles(is_new);
    if (!has_failed && !is_new) has_failed = !look_at_rules(is_new);
    if (!is_new && !has_failed) return std::nullopt;
  }
  if (!has_failed) return std::nullopt;
  const std::vector<bool> needed = needed_events();
  // The assumption itself is no link.
  if (std::count(needed.begin(), needed.end(), true) - 1 > longest) return std::nullopt;
  logic::Step step = told(needed);
  step.digits = logic::DigitSet::of(digit);
  step.cells.insert(cell);
  step.eliminations = {{cell, digit}};
  return step;
}

logic::Step Contradictions::told(const std::vector<bool>& needed) const {
  logic::Step step;
  step.technique = logic::Technique::rule_contradiction;
  step.reason.kind = logic::ReasonKind::contradiction;
  for (std::size_t at = 1; at < events_.size(); ++at) {
    if (!needed[at]) continue;
    const Event& event = events_[at];
    logic::Step& part = step.parts.emplace_back();
    if (event.by == Event::By::rule) {
      part.technique = logic::Technique::rule_fillings;
      part.rules = {looked_[event.looked].rule};
      part.eliminations = event.struck;
      for (const auto& [cell, digit] : event.struck) {
        part.cells.insert(cell);
        part.digits.insert(digit);
      }
      continue;
    }
    const bool is_naked = event.by == Event::By::naked;
    part.technique = is_naked ? logic::Technique::naked_single : logic::Technique::hidden_single;
    part.cells.insert(event.cell);
    part.digits = logic::DigitSet::of(event.digit);
    if (!is_naked) part.houses = {event.house};
    part.placements = {{event.cell, event.digit}};
  }
  switch (failure_.of) {
    case Failure::Of::cell: step.reason.cells.insert(failure_.cell); break;
    case Failure::Of::house:
      step.houses = {failure_.house};
      step.reason.numbers = {links_.shape().value_of(failure_.digit)};
      break;
    case Failure::Of::rule: step.rules = {looked_[failure_.looked].rule}; break;
  }
  return step;
}

}  // namespace ninefold::variants
