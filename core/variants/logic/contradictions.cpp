#include "core/variants/logic/contradictions.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

using logic::Candidate;

/// So many digits are followed before the shortest way so far is taken.
constexpr int most_followed = 40;
/// A way with so few events is taken at once.
constexpr std::size_t short_way = 3;
/// Nobody follows longer ones.
constexpr std::size_t longest_way = 24;
/// The same where the only other way is to guess, and of all cases together.
constexpr std::size_t longest_forced_way = 30;
constexpr std::size_t longest_ways = 48;
/// So many values are tried for fillings where a step is looked for.
constexpr std::uint64_t most_tries_of_step = 400'000;
/// What following one digit counts as patterns.
constexpr std::uint64_t patterns_of_way = 5'000;

// Cells with little to choose first, as a person looks.
std::vector<Candidate> in_order(const logic::State& state) {
  std::vector<Cell> cells;
  for (const Cell cell : state.unsolved()) cells.push_back(cell);
  std::stable_sort(cells.begin(), cells.end(), [&state](Cell one, Cell two) {
    return state.candidates(one).count() < state.candidates(two).count();
  });
  std::vector<Candidate> all;
  for (const Cell cell : cells) {
    for (const Digit digit : state.candidates(cell)) all.push_back({cell, digit});
  }
  return all;
}

}  // namespace

Contradictions::Contradictions(const logic::Links& links, const Model& board,
                               std::vector<Following::Looked> looked)
    : links_(links), following_(links, std::move(looked)), whole_(board) {}

std::optional<logic::Step> Contradictions::fail(Candidate assumed, Following::Look look,
                                                logic::Technique technique, std::size_t longest) {
  has_failed_ = following_.follow(assumed, look);
  if (!has_failed_) return std::nullopt;
  logic::Step step;
  step.parts = following_.way_to_failure();
  if (step.parts.size() > longest) return std::nullopt;
  step.technique = technique;
  step.digits = logic::DigitSet::of(assumed.digit);
  step.cells.insert(assumed.cell);
  step.eliminations = {assumed};
  following_.tell_failure(step);
  return step;
}

void Contradictions::find(const logic::State& state, const std::vector<Mask>& candidates,
                          logic::StepList& steps) {
  if (whole_.narrowed(candidates).empty()) return;
  following_.begin(candidates);
  std::optional<logic::Step> best;
  int followed = 0;
  std::size_t longest = longest_way;
  for (const Candidate& assumed : in_order(state)) {
    if (whole_.can_be(assumed.cell, assumed.digit - 1)) continue;
    if (steps.spend(patterns_of_way)) return;
    std::optional<logic::Step> step =
        fail(assumed, Following::Look::at_bounds, logic::Technique::rule_contradiction, longest);
    ++followed;
    if (step && !steps.wants_first()) {
      if (steps.add(std::move(*step))) return;
    } else if (step) {
      longest = step->parts.empty() ? 0 : step->parts.size() - 1;
      best = std::move(step);
    }
    if (best && (longest < short_way || followed >= most_followed)) break;
  }
  if (best) steps.add(std::move(*best));
}

std::vector<Mask>& Contradictions::left_with(Candidate assumed) {
  const auto size = static_cast<std::size_t>(links_.size());
  return left_with_[assumed.cell * size + assumed.digit - 1];
}

void Contradictions::find_forced(const logic::State& state, const std::vector<Mask>& candidates,
                                 logic::StepList& steps) {
  candidates_ = candidates;
  following_.begin(candidates);
  if (steps.wants_first() && find_known(state, steps)) return;
  using enum Following::Look;
  left_with_.assign(static_cast<std::size_t>(links_.cell_count() * links_.size()), {});
  most_tried_ = following_.tried() + most_tries_of_step;
  for (const Following::Look look : {at_bounds, at_fillings, together}) {
    if (find_forced(state, look, steps) || find_common(state, look, steps)) return;
  }
}

// Where several digits failed that were followed before, each of them still does: by the shortest.
bool Contradictions::find_known(const logic::State& state, logic::StepList& steps) {
  std::optional<logic::Step> best;
  std::size_t longest = longest_forced_way;
  for (const Candidate& assumed : known_failed_) {
    if (!state.has(assumed)) continue;
    if (steps.spend(patterns_of_way)) return true;
    std::optional<logic::Step> step =
        fail(assumed, Following::Look::together, logic::Technique::rule_forcing, longest);
    if (!step) continue;
    longest = step->parts.empty() ? 0 : step->parts.size() - 1;
    best = std::move(step);
    if (longest < short_way) break;
  }
  if (!best) known_failed_.clear();
  if (best) steps.add(std::move(*best));
  return !known_failed_.empty();
}

// For a closer look those first that leave least by the look before.
std::vector<Candidate> Contradictions::in_order_of_promise(const logic::State& state,
                                                           Following::Look look) {
  std::vector<Candidate> order = in_order(state);
  if (look == Following::Look::at_bounds) return order;
  std::vector<std::pair<int, Candidate>> by_left;
  for (const Candidate& one : order) {
    int left = 0;
    for (const Mask mask : left_with(one)) left += count_of(mask);
    by_left.emplace_back(left, one);
  }
  std::stable_sort(by_left.begin(), by_left.end(),
                   [](const auto& one, const auto& two) { return one.first < two.first; });
  order.clear();
  for (const auto& [left, one] : by_left) order.push_back(one);
  return order;
}

// Whether there is nothing more to look for.
bool Contradictions::find_forced(const logic::State& state, Following::Look look,
                                 logic::StepList& steps) {
  std::optional<logic::Step> best;
  std::size_t longest = longest_forced_way;
  int since_best = 0;
  bool is_any = false;
  const int most_since = most_followed;
  for (const Candidate& assumed : in_order_of_promise(state, look)) {
    if (steps.spend(patterns_of_way)) return true;
    if (best && ++since_best > most_since) break;
    if (following_.tried() > most_tried_) {
      steps.leave_out();
      break;
    }
    std::optional<logic::Step> step = fail(assumed, look, logic::Technique::rule_forcing, longest);
    left_with(assumed).assign(following_.left().begin(), following_.left().end());
    if (has_failed_) known_failed_.push_back(assumed);
    if (!step) continue;
    is_any = true;
    if (!steps.wants_first()) {
      if (steps.add(std::move(*step))) return true;
      continue;
    }
    longest = step->parts.empty() ? 0 : step->parts.size() - 1;
    best = std::move(step);
  }
  if (best) steps.add(std::move(*best));
  return is_any;
}

std::vector<Contradictions::Cases> Contradictions::cases_of(const logic::State& state) const {
  constexpr int most_cases = 3;
  std::vector<Cases> every;
  for (int count = 2; count <= most_cases; ++count) {
    for (const Cell cell : state.unsolved()) {
      if (state.candidates(cell).count() != count) continue;
      Cases& cases = every.emplace_back();
      for (const Digit digit : state.candidates(cell)) cases.all.push_back({cell, digit});
    }
    for (std::size_t index = 0; index < links_.houses().size(); ++index) {
      for (int number = 1; number <= links_.size(); ++number) {
        const auto digit = static_cast<Digit>(number);
        const CellSet places = state.places(digit, links_.houses()[index]);
        if (places.count() != count) continue;
        Cases& cases = every.emplace_back();
        cases.house = static_cast<std::uint8_t>(index);
        for (const Cell cell : places) cases.all.push_back({cell, digit});
      }
    }
  }
  return every;
}

bool Contradictions::find_common(const logic::State& state, Following::Look look,
                                 logic::StepList& steps) {
  std::optional<logic::Step> best;
  std::size_t longest = longest_ways;
  bool is_any = false;
  for (const Cases& cases : cases_of(state)) {
    if (steps.spend(patterns_of_way)) return true;
    if (following_.tried() > most_tried_) break;
    std::optional<logic::Step> step = common(cases, look, longest);
    if (!step) continue;
    if (!steps.wants_first()) {
      is_any = true;
      if (steps.add(std::move(*step))) return true;
      continue;
    }
    longest = static_cast<std::size_t>(step->total) - 1;
    step->total = 0;
    best = std::move(step);
    if (longest < short_way) break;
  }
  if (best) is_any = true;
  if (best) steps.add(std::move(*best));
  return is_any;
}

std::optional<logic::Step> Contradictions::common(const Cases& cases, Following::Look look,
                                                  std::size_t longest) {
  std::vector<Candidate> struck;
  for (const Cell cell : links_.all_cells()) {
    Mask left = 0;
    for (const Candidate& one : cases.all) {
      const std::vector<Mask>& with = left_with(one);
      if (with.empty()) return std::nullopt;
      left |= with[cell];
    }
    for (Mask rest = static_cast<Mask>(candidates_[cell] & ~left); rest != 0;
         rest = without_lowest(rest))
      struck.push_back({cell, static_cast<Digit>(lowest_of(rest) + 1)});
  }
  if (struck.empty()) return std::nullopt;
  std::vector<std::size_t> lengths(struck.size());
  for (const Candidate& one : cases.all) {
    following_.follow(one, look);
    const auto is_left = [this](const Candidate& each) {
      return (following_.left()[each.cell] & mask_of(each.digit - 1)) != 0;
    };
    if (std::any_of(struck.begin(), struck.end(), is_left)) return std::nullopt;
    for (std::size_t at = 0; at < struck.size(); ++at)
      lengths[at] += following_.way_to(struck[at]).size();
  }
  const auto shortest = std::min_element(lengths.begin(), lengths.end());
  if (*shortest > longest) return std::nullopt;
  const Candidate target = struck[static_cast<std::size_t>(shortest - lengths.begin())];
  logic::Step step;
  step.technique = logic::Technique::rule_forcing;
  step.eliminations = {target};
  step.total = static_cast<int>(*shortest);
  step.reason.kind = logic::ReasonKind::common_ground;
  if (cases.house) step.houses = {*cases.house};
  for (const Candidate& one : cases.all) {
    following_.follow(one, look);
    logic::Step& part = step.parts.emplace_back();
    part.technique = logic::Technique::rule_forcing;
    part.placements = {one};
    part.cells.insert(one.cell);
    part.digits.insert(one.digit);
    part.parts = following_.way_to(target);
    step.cells.insert(one.cell);
    step.digits.insert(one.digit);
  }
  return step;
}

}  // namespace ninefold::variants
