// What a person sees of single rules before looking for anything in houses.

#include "core/variants/logic/variant_logic.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

using logic::ReasonKind;

// Of sets of digits so many are seen at once.
constexpr std::size_t most_sets = 3;

// How much a reason asks of a person, in tenths of a rating as others give it; 0 for what is no
// matter of a glance. A box that points is 26.
int effort_of(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::equal: return 16;
    case ReasonKind::rising:
    case ReasonKind::falling:
    case ReasonKind::skyscraper: return 18;
    case ReasonKind::partners: return 19;
    case ReasonKind::sum:
    case ReasonKind::sum_tight:
    case ReasonKind::number_in_pill:
    case ReasonKind::place_of_clue:
    case ReasonKind::partner_twice:
    case ReasonKind::sandwich_reach: return 20;
    case ReasonKind::count_of_sum: return 22;
    default: return 0;
  }
}

int effort_of_sets(std::size_t count) { return count == 1 ? 19 : 20; }

}  // namespace

void VariantLogic::add_openings() {
  const std::vector<Mask> unknown(static_cast<std::size_t>(cell_count_), all_);
  for (const Local& local : locals_) {
    if (!local.reasons) continue;
    std::vector<logic::DigitSet> sets;
    if (!local.sets.empty()) sets = combinations(local, unknown);
    openings_.add(local.reasons->kind(), local.step, local.reasons->find(unknown), sets,
                  logic::DigitSet::up_to(links_->size()));
  }
}

void VariantLogic::find_at_a_glance(const logic::State& state,
                                    std::span<const logic::Technique> among,
                                    logic::StepList& steps) const {
  if (openings_.find(state, among, steps)) return;
  const std::vector<Mask> candidates = candidates_of(state);
  int least = 0;
  logic::Step simplest;
  const auto take = [&](int effort, const Local& local, logic::Reason reason,
                        std::vector<logic::Candidate> struck) {
    if (struck.empty() || (least != 0 && effort >= least)) return false;
    least = effort;
    simplest = local.step;
    simplest.reason = std::move(reason);
    for (const logic::Candidate& one : struck) simplest.digits.insert(one.digit);
    simplest.eliminations = std::move(struck);
    return true;
  };
  const auto take_sets = [&](const Local& local) {
    if (local.sets.empty()) return;
    std::vector<logic::DigitSet> sets = combinations(local, candidates);
    if (sets.empty() || sets.size() > most_sets) return;
    logic::DigitSet held;
    for (const logic::DigitSet set : sets) held |= set;
    std::vector<logic::Candidate> struck;
    for (const Cell cell : local.step.cells& state.unsolved()) {
      for (const Digit digit : state.candidates(cell).without(held))
        struck.push_back({cell, digit});
    }
    logic::Reason reason;
    reason.kind = ReasonKind::combinations;
    if (take(effort_of_sets(sets.size()), local, std::move(reason), std::move(struck)))
      simplest.combinations = std::move(sets);
  };
  for (const Local& local : locals_) {
    if (!local.reasons ||
        std::find(among.begin(), among.end(), local.step.technique) == among.end())
      continue;
    if (steps.spend(local.fillings->cells().size())) return;
    // Sets of digits say more than a bound, and are as soon seen.
    take_sets(local);
    for (Deduction& deduction : local.reasons->find(candidates)) {
      const int effort = effort_of(deduction.reason.kind);
      if (effort == 0) continue;
      std::vector<logic::Candidate> struck;
      for (const auto& [index, lost] : deduction.struck) {
        const auto cell = static_cast<Cell>(index);
        for (const Digit digit : state.candidates(cell) & logic::DigitSet(lost))
          struck.push_back({cell, digit});
      }
      take(effort, local, std::move(deduction.reason), std::move(struck));
    }
  }
  if (least != 0) steps.add(std::move(simplest));
}

}  // namespace ninefold::variants
