// Where a person begins, and the steps that each rule gives by itself.

#include "core/variants/logic/variant_logic.hpp"

#include <algorithm>

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
  for (const Cell cell : state.unsolved()) {
    for (const Digit digit : state.candidates(cell)) {
      if ((start_[cell] & mask_of(digit - 1)) == 0) state.strike({cell, digit});
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

// Candidates that stand in no filling of the rule's cells.
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
  if (step.eliminations.empty()) return false;
  if (!local.sets.empty()) step.combinations = combinations(local, candidates);
  return steps.add(std::move(step));
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
  const bool is_pointing = wanted == logic::Technique::rule_pointing;
  for (const Local& local : locals_) {
    if (!is_pointing && local.step.technique != wanted) continue;
    const bool is_done = is_pointing ? add_pointing(local, state, candidates, steps)
                                     : add_narrowing(local, state, candidates, steps);
    if (is_done) return;
  }
}

}  // namespace ninefold::variants
