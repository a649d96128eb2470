#include "core/logic/explainer/consequences.hpp"

#include "core/logic/explainer/nested.hpp"

#include <algorithm>
#include <bit>

namespace ninefold::logic::explainer {

Consequences::Consequences() = default;
Consequences::~Consequences() = default;

void Consequences::enter(const Marks& board, const Marks& origin, const Numbering& numbering) {
  start_ = &board;
  origin_ = &origin;
  numbering_ = &numbering;
  words_ = (numbering.claim_count() + 63) / 64;
  counts_.resize(numbering.claim_count());
  ancestors_.resize(numbering.claim_count() * words_);
  known_.resize(words_);
}

int Consequences::follow(Claim assumption, const Reach& reach) {
  reach_ = reach;
  now_ = *start_;
  contradiction_ = 0;
  held_.clear();
  struck_.clear();
  causes_.clear();
  inner_.clear();
  std::fill(counts_.begin(), counts_.end(), std::uint16_t{0});
  std::fill(known_.begin(), known_.end(), std::uint64_t{0});
  note(assumption);
  std::size_t next_held = 0;
  std::size_t next_struck = 0;
  bool goes_on = true;
  while (goes_on) {
    if (next_held < held_.size()) {
      goes_on = follow_held(held_[next_held++]);
    } else if (next_struck < struck_.size()) {
      goes_on = follow_struck(struck_[next_struck++]);
    } else {
      const std::size_t before = struck_.size();
      goes_on = !reach_.has_patterns || follow_patterns();
      if (goes_on && struck_.size() == before && reach_.nested != Nested::none) {
        goes_on = follow_nested();
      }
      goes_on = goes_on && struck_.size() > before;
    }
  }
  return contradiction_;
}

bool Consequences::follow_held(Claim claim) {
  const int cell = numbering_->cell(claim);
  const int digit = numbering_->digit(claim);
  causes_.assign(1, claim);
  bool is_consistent = true;
  if (reach_.has_cells) {
    for_each_bit(now_.digits(cell), [&](int other) {
      is_consistent = is_consistent && (other == digit || exclude(cell, other));
    });
  }
  for (const Place place : places_of(cell)) {
    for_each_bit(now_.places(place.house, digit), [&](int position) {
      is_consistent = is_consistent && (position == place.position ||
                                        exclude(cell_at(place.house, position), digit));
    });
  }
  return is_consistent;
}

bool Consequences::exclude(int cell, int digit) {
  return note(numbering_->claim(cell, digit, false));
}

bool Consequences::follow_struck(Claim claim) {
  const int cell = numbering_->cell(claim);
  const int digit = numbering_->digit(claim);
  bool is_consistent = true;
  const unsigned digits = now_.digits(cell);
  if (reach_.has_cells && std::popcount(digits) == 2) {
    causes_.assign(1, claim);
    add_struck(cell);
    const int other = std::countr_zero(digits & ~(1U << static_cast<unsigned>(digit)));
    is_consistent = note(numbering_->claim(cell, other, true));
  }
  for (const Place place : places_of(cell)) {
    const unsigned places = now_.places(place.house, digit);
    if (!is_consistent || std::popcount(places) != 2) continue;
    causes_.assign(1, claim);
    add_struck(place.house, digit);
    const int other = std::countr_zero(places & ~(1U << place.position));
    is_consistent = note(numbering_->claim(cell_at(place.house, other), digit, true));
  }
  if (reach_.is_dynamic) now_.strike(cell, digit);
  return is_consistent;
}

bool Consequences::follow_patterns() {
  for (const PatternKind kind : pattern_kinds) {
    find_patterns(now_, kind, patterns_);
    const std::size_t before = struck_.size();
    for (const Pattern& pattern : patterns_) {
      causes_.clear();
      for (const int house : pattern.houses()) {
        for_each_bit(pattern.digits(), [&](int digit) { add_struck(house, digit); });
      }
      for (const int cell : pattern.cells()) add_struck(cell);
      // Without any, the pattern was there before.
      if (causes_.empty()) continue;
      for (const Pattern::Struck struck : pattern.struck()) {
        if (!note(numbering_->claim(struck.cell, struck.digit, false))) return false;
      }
    }
    if (struck_.size() > before) return true;
  }
  return true;
}

bool Consequences::follow_nested() {
  if (!nested_) nested_ = std::make_unique<NestedSearch>();
  for (const NestedStrike& strike : nested_->find(now_, *origin_, *numbering_, reach_.nested)) {
    if (strike.causes.empty() || counts_[strike.claim] != 0) continue;
    causes_ = strike.causes;
    inner_.push_back({strike.claim, strike.claims});
    if (!note(strike.claim)) return false;
  }
  return true;
}

void Consequences::add_outer_causes(Claim claim, std::vector<Claim>& causes) const {
  const std::uint64_t* all = &ancestors_[claim * words_];
  for (std::size_t word = 0; word < words_; ++word) {
    for (std::uint64_t rest = all[word] & ~known_[word]; rest != 0; rest &= rest - 1) {
      causes.push_back(
          static_cast<Claim>(word * 64 + static_cast<std::size_t>(std::countr_zero(rest))));
    }
  }
}

void Consequences::add_struck(int cell) {
  for_each_bit(origin_->digits(cell) & ~static_cast<unsigned>(now_.digits(cell)),
               [&](int digit) { causes_.push_back(numbering_->claim(cell, digit, false)); });
}

void Consequences::add_struck(int house, int digit) {
  const unsigned now = now_.places(house, digit);
  for_each_bit(origin_->places(house, digit) & ~now, [&](int position) {
    causes_.push_back(numbering_->claim(cell_at(house, position), digit, false));
  });
}

bool Consequences::note(Claim claim) {
  const std::uint16_t against = counts_[opposite(claim)];
  if (against == 0 && counts_[claim] != 0) return true;
  std::uint64_t* all = ancestors_of(claim);
  std::fill(all, all + words_, std::uint64_t{0});
  for (const Claim cause : causes_) {
    if (counts_[cause] == 0) {
      // It was struck before the assumption.
      all[cause / 64] |= std::uint64_t{1} << (cause % 64U);
      continue;
    }
    const std::uint64_t* more = ancestors_of(cause);
    for (std::size_t word = 0; word < words_; ++word) all[word] |= more[word];
  }
  all[claim / 64] |= std::uint64_t{1} << (claim % 64U);
  known_[claim / 64] |= std::uint64_t{1} << (claim % 64U);
  int count = 0;
  for (std::size_t word = 0; word < words_; ++word) {
    count += std::popcount(all[word] & known_[word]);
  }
  for (const Inner& inner : inner_) {
    if ((all[inner.claim / 64] >> (inner.claim % 64U) & 1U) != 0) count += inner.claims;
  }
  counts_[claim] = static_cast<std::uint16_t>(count);
  if (against != 0) {
    contradiction_ = against + count;
    contradicted_ = claim;
    return false;
  }
  (holds(claim) ? held_ : struck_).push_back(claim);
  return true;
}

}  // namespace ninefold::logic::explainer
