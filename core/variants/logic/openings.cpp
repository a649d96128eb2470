#include "core/variants/logic/openings.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

using logic::ReasonKind;

// Reasons that are told in one sentence begin with the same one; none for those that each rule
// tells better by itself.
ReasonKind family_of(ReasonKind kind) {
  switch (kind) {
    case ReasonKind::rising:
    case ReasonKind::falling: return ReasonKind::rising;
    case ReasonKind::partners:
    case ReasonKind::partner_twice: return ReasonKind::partners;
    case ReasonKind::sum:
    case ReasonKind::combinations: return ReasonKind::sum;
    case ReasonKind::number_in_pill:
    case ReasonKind::skyscraper: return kind;
    default: return ReasonKind::none;
  }
}

}  // namespace

Openings::Opening& Openings::opening_of(std::string_view kind, logic::Technique technique,
                                        ReasonKind reason) {
  const auto known = std::find_if(openings_.begin(), openings_.end(), [&](const Opening& one) {
    return one.kind == kind && family_of(one.reason) == family_of(reason);
  });
  if (known == openings_.end()) return openings_.emplace_back(Opening{kind, technique, reason, {}});
  // In each family what takes more to tell has the higher number.
  known->reason = std::max(known->reason, reason);
  return *known;
}

void Openings::add(std::string_view kind, const logic::Step& step,
                   std::span<const Deduction> deductions, std::span<const logic::DigitSet> sets,
                   logic::DigitSet all) {
  const std::uint16_t rule = step.rules.front();
  std::vector<logic::Candidate> struck;
  const auto strike = [&](ReasonKind reason, const logic::Candidate& candidate) {
    if (std::find(struck.begin(), struck.end(), candidate) != struck.end()) return;
    struck.push_back(candidate);
    opening_of(kind, step.technique, reason).all.push_back({rule, candidate});
  };
  for (const Deduction& deduction : deductions) {
    const ReasonKind reason = deduction.reason.kind;
    if (family_of(reason) == ReasonKind::none) continue;
    for (const auto& [cell, lost] : deduction.struck) {
      for (const Digit digit : logic::DigitSet(lost))
        strike(reason, {static_cast<Cell>(cell), digit});
    }
  }
  if (sets.empty()) return;
  logic::DigitSet held;
  for (const logic::DigitSet set : sets) held |= set;
  for (const Cell cell : step.cells) {
    for (const Digit digit : all.without(held)) strike(ReasonKind::combinations, {cell, digit});
  }
}

bool Openings::find(const logic::State& state, std::span<const logic::Technique> among,
                    logic::StepList& steps) const {
  for (const Opening& opening : openings_) {
    if (std::find(among.begin(), among.end(), opening.technique) == among.end()) continue;
    logic::Step step;
    step.technique = opening.technique;
    step.reason.kind = ReasonKind::opening;
    step.reason.numbers = {static_cast<int>(opening.reason)};
    for (const auto& [rule, candidate] : opening.all) {
      if (!state.unsolved().contains(candidate.cell) || !state.has(candidate)) continue;
      if (step.rules.empty() || step.rules.back() != rule) step.rules.push_back(rule);
      step.cells.insert(candidate.cell);
      step.digits.insert(candidate.digit);
      step.eliminations.push_back(candidate);
    }
    // A single rule tells more of itself.
    if (step.rules.size() > 1 && steps.add(std::move(step))) return true;
  }
  return steps.is_done();
}

}  // namespace ninefold::variants
