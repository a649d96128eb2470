// Where a person begins, and the steps that each rule gives by itself.

#include "core/variants/logic/variant_logic.hpp"

#include <algorithm>
#include <set>

namespace ninefold::variants {

namespace {

// Whether the cells from there on can share out the values among them, one each.
bool can_share(std::span<const Mask> cells, Mask values) {
  if (cells.empty()) return true;
  for (Mask rest = cells[0] & values; rest != 0; rest = without_lowest(rest)) {
    const auto left = static_cast<Mask>(values & ~mask_of(lowest_of(rest)));
    if (can_share(cells.subspan(1), left)) return true;
  }
  return false;
}

}  // namespace

logic::State VariantLogic::start() const {
  Grid givens(links_->shape());
  for (const Cell cell : links_->all_cells()) {
    if (is_single(start_[cell])) givens[cell] = static_cast<Digit>(lowest_of(start_[cell]) + 1);
  }
  logic::State state(*links_, givens);
  if (is_marked_) state.mark();
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if ((start_[cell] & mask_of(digit - 1)) == 0) state.rule_out({cell, digit});
    }
  }
  return state;
}

std::vector<Mask> VariantLogic::candidates_of(const logic::State& state) const {
  std::vector<Mask> masks(static_cast<std::size_t>(cell_count_), all_);
  for (const Cell cell : links_->all_cells()) {
    const Digit value = state.values()[cell];
    masks[cell] =
        value == empty_cell ? static_cast<Mask>(state.candidates(cell).bits()) : mask_of(value - 1);
  }
  return masks;
}

std::vector<logic::DigitSet> VariantLogic::combinations(const Local& local,
                                                        const std::vector<Mask>& candidates) const {
  std::vector<Mask> cells;
  Mask possible = 0;
  for (const CellIndex cell : local.cells_of_sets) {
    cells.push_back(candidates[cell]);
    possible |= candidates[cell];
  }
  // The cells with little to choose first.
  std::sort(cells.begin(), cells.end(),
            [](Mask one, Mask two) { return count_of(one) < count_of(two); });
  std::vector<logic::DigitSet> left;
  for (const Mask set : local.sets) {
    if ((set & ~possible) == 0 && can_share(cells, set)) left.emplace_back(set);
  }
  // As one reads them: 2 and 6 before 3 and 5.
  std::sort(left.begin(), left.end(), [](logic::DigitSet one, logic::DigitSet two) {
    const unsigned apart = one.bits() ^ two.bits();
    return (one.bits() & apart & (~apart + 1)) != 0;
  });
  return left;
}

// Candidates that stand in no filling of the rule's cells: told by the simplest reason there is for
// some of them.
bool VariantLogic::add_narrowing(const Local& local, const logic::State& state,
                                 const std::vector<Mask>& candidates,
                                 logic::StepList& steps) const {
  const RuleFillings::Left& left = local.fillings->left_of(candidates);
  if (left.gave_up) steps.leave_out();
  if (steps.spend(left.tried + 1)) return true;
  logic::Step step = local.step;
  const CellIndexes& cells = local.fillings->cells();
  for (std::size_t place = 0; place < cells.size() && cells[place] < grid_size_; ++place) {
    const auto cell = static_cast<Cell>(cells[place]);
    for (const Digit digit : state.candidates(cell)) {
      if ((left.masks[place] & mask_of(digit - 1)) != 0) continue;
      step.eliminations.push_back({cell, digit});
      step.digits.insert(digit);
    }
  }
  if (step.eliminations.empty()) return add_digit_of_house(local, state, candidates, steps);
  if (!local.sets.empty()) step.combinations = combinations(local, candidates);
  // The sum of innies and outies is a reason by itself.
  if (!steps.wants_premises() || step.technique == logic::Technique::innies_and_outies)
    return steps.add(std::move(step));
  // Few sets are what a person sees first; with more, arithmetic comes before them.
  constexpr std::size_t most_sets_at_once = 3;
  const bool are_few = step.combinations.size() <= most_sets_at_once;
  const std::size_t before = steps.steps().size();
  if (are_few && add_combined(local, step, steps)) return true;
  if (add_reasoned(local, state, candidates, step, steps)) return true;
  if (!are_few && add_combined(local, step, steps)) return true;
  // Whatever these leave is told by what it would lead to.
  std::set<logic::Candidate> told;
  for (std::size_t known = before; known < steps.steps().size(); ++known) {
    const std::vector<logic::Candidate>& struck = steps.steps()[known].eliminations;
    told.insert(struck.begin(), struck.end());
  }
  const auto forget_told = [&] {
    std::vector<logic::Candidate> rest;
    for (const logic::Candidate& one : step.eliminations) {
      if (!told.contains(one)) rest.push_back(one);
    }
    step.eliminations = std::move(rest);
  };
  forget_told();
  if (step.eliminations.empty()) return false;
  for (logic::Step& end : dead_ends(local, candidates, step, steps.wants_first())) {
    told.insert(end.eliminations.begin(), end.eliminations.end());
    if (steps.add(std::move(end))) return true;
  }
  forget_told();
  step.digits = {};
  for (const logic::Candidate& one : step.eliminations) step.digits.insert(one.digit);
  return steps.add(std::move(step));
}

// By reasons of the rule itself, each a step.
bool VariantLogic::add_reasoned(const Local& local, const logic::State& state,
                                const std::vector<Mask>& candidates, const logic::Step& whole,
                                logic::StepList& steps) const {
  if (!local.reasons) return false;
  for (Deduction& deduction : local.reasons->find(candidates)) {
    logic::Step step = local.step;
    step.reason = std::move(deduction.reason);
    for (const auto& [index, struck] : deduction.struck) {
      const auto cell = static_cast<Cell>(index);
      for (const Digit digit : state.candidates(cell) & logic::DigitSet(struck)) {
        const logic::Candidate candidate{cell, digit};
        if (!std::binary_search(whole.eliminations.begin(), whole.eliminations.end(), candidate))
          continue;
        step.eliminations.push_back(candidate);
        step.digits.insert(digit);
      }
    }
    if (steps.add(std::move(step))) return true;
  }
  return false;
}

// By the sets of digits that are left: what is in none of them goes.
bool VariantLogic::add_combined(const Local& local, const logic::Step& whole,
                                logic::StepList& steps) {
  // Beyond that nobody reads them.
  constexpr std::size_t most_sets = 8;
  const std::vector<logic::DigitSet>& sets = whole.combinations;
  if (sets.empty() || sets.size() > most_sets) return false;
  logic::DigitSet held;
  for (const logic::DigitSet set : sets) held |= set;
  logic::Step step = local.step;
  step.combinations = sets;
  step.reason.kind = logic::ReasonKind::combinations;
  for (const logic::Candidate& candidate : whole.eliminations) {
    if (held.contains(candidate.digit)) continue;
    step.eliminations.push_back(candidate);
    step.digits.insert(candidate.digit);
  }
  return steps.add(std::move(step));
}

// A digit that a house has on the rule's cells: sets without it go.
bool VariantLogic::add_digit_of_house(const Local& local, const logic::State& state,
                                      const std::vector<Mask>& candidates,
                                      logic::StepList& steps) const {
  if (local.sets.empty()) return false;
  std::vector<logic::DigitSet> all;
  for (std::size_t index = 0; index < links_->houses().size(); ++index) {
    const logic::House& house = links_->houses()[index];
    if ((house.cells & local.step.cells).count() < 2) continue;
    for (int number = 1; number <= links_->size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      const CellSet places = state.places(digit, house);
      if (places.empty() || !places.without(local.step.cells).empty()) continue;
      if (all.empty()) all = combinations(local, candidates);
      std::vector<logic::DigitSet> with;
      logic::DigitSet held;
      for (const logic::DigitSet set : all) {
        if (!set.contains(digit)) continue;
        with.push_back(set);
        held |= set;
      }
      if (with.empty() || with.size() == all.size()) continue;
      logic::Step step = local.step;
      step.houses = {static_cast<std::uint8_t>(index)};
      step.combinations = std::move(with);
      step.reason.kind = logic::ReasonKind::digit_of_house;
      step.reason.numbers = {links_->shape().value_of(digit)};
      step.reason.cells = places;
      for (const Cell cell : local.step.cells& state.unsolved()) {
        for (const Digit other : state.candidates(cell).without(held)) {
          step.eliminations.push_back({cell, other});
          step.digits.insert(other);
        }
      }
      if (steps.add(std::move(step))) return true;
    }
  }
  return false;
}

// The digits that are in every set of values that is left, and have several places.
std::vector<logic::RequiredDigit> VariantLogic::required_digits(
    const Local& local, const logic::State& state, const std::vector<Mask>& candidates) const {
  std::vector<logic::RequiredDigit> all;
  if (local.sets.empty()) return all;
  const std::vector<logic::DigitSet> left = combinations(local, candidates);
  logic::DigitSet required = left.empty() ? logic::DigitSet() : left.front();
  for (const logic::DigitSet set : left) required &= set;
  for (const Digit digit : required) {
    const CellSet places = local.step.cells & state.places(digit);
    if (places.count() > 1) all.push_back({digit, places, local.step.rules.front(), left});
  }
  return all;
}

void VariantLogic::add_rule_between(const logic::Candidate& one, const logic::Candidate& other,
                                    std::vector<std::uint16_t>& rules) const {
  const auto first =
      std::lower_bound(pairs_of_rules_.begin(), pairs_of_rules_.end(), PairOfRule{one, other, 0});
  const auto last = std::lower_bound(first, pairs_of_rules_.end(), PairOfRule{one, other, 0xffff});
  if (first == last) return;
  const bool is_known = std::any_of(first, last, [&rules](const PairOfRule& pair) {
    return std::find(rules.begin(), rules.end(), pair.rule) != rules.end();
  });
  if (!is_known) rules.push_back(first->rule);
}

std::vector<logic::RequiredDigit> VariantLogic::required_digits(const logic::State& state) const {
  const std::vector<Mask> candidates = candidates_of(state);
  std::vector<logic::RequiredDigit> all;
  for (const Local& local : locals_) {
    for (logic::RequiredDigit& one : required_digits(local, state, candidates)) {
      all.push_back(std::move(one));
    }
  }
  return all;
}

// A digit that a rule's cells hold in any case excludes candidates elsewhere, wherever in them it
// is.
bool VariantLogic::add_pointing(const Local& local, const logic::State& state,
                                const std::vector<Mask>& candidates, logic::StepList& steps) const {
  for (const logic::RequiredDigit& required : required_digits(local, state, candidates)) {
    const auto& [digit, places, rule, left] = required;
    for (int number = 1; number <= links_->size(); ++number) {
      const auto other = static_cast<Digit>(number);
      CellSet seen = state.places(other);
      for (const Cell cell : places) seen &= links_->excluded(cell, digit, other);
      if (seen.empty()) continue;
      logic::Step step = local.step;
      step.technique = logic::Technique::rule_pointing;
      step.digits = logic::DigitSet::of(digit);
      step.combinations = left;
      step.cells = places;
      logic::eliminate(state, other, seen, step);
      if (steps.add(std::move(step))) return true;
    }
  }
  return false;
}

void VariantLogic::find(const logic::State& state, logic::Technique wanted,
                        logic::StepList& steps) const {
  const std::vector<Mask> candidates = candidates_of(state);
  if (wanted == logic::Technique::rule_contradiction) {
    if (contradictions_) contradictions_->find(state, candidates, steps);
    return;
  }
  if (wanted == logic::Technique::rule_forcing) {
    if (contradictions_) contradictions_->find_forced(state, candidates, steps);
    return;
  }
  const bool is_pointing = wanted == logic::Technique::rule_pointing;
  for (const Local& local : locals_) {
    if (!is_pointing && local.step.technique != wanted) continue;
    const bool is_done = is_pointing ? add_pointing(local, state, candidates, steps)
                                     : add_narrowing(local, state, candidates, steps);
    if (is_done) return;
  }
}

}  // namespace ninefold::variants
