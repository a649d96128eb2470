#include "core/logic/explainer/nested.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace ninefold::logic::explainer {

namespace {

constexpr Claim no_claim = std::numeric_limits<Claim>::max();

}  // namespace

std::span<const NestedStrike> NestedSearch::find(const Marks& board, const Marks& origin,
                                                 const Numbering& numbering, Nested kind) {
  board_ = &board;
  numbering_ = &numbering;
  reach_ = {};
  reach_.is_dynamic = reach_.has_patterns = kind == Nested::dynamic;
  has_cases_ = kind != Nested::chains;
  inner_.enter(board, origin, numbering);
  count_ = 0;
  find_contradictions();
  if (count_ == 0 && has_cases_) find_common();
  return std::span(strikes_).first(count_);
}

NestedStrike& NestedSearch::add(Claim claim, int claims) {
  if (count_ == strikes_.size()) strikes_.emplace_back();
  NestedStrike& strike = strikes_[count_++];
  strike.claim = claim;
  strike.claims = claims;
  strike.causes.clear();
  return strike;
}

void NestedSearch::find_contradictions() {
  const std::size_t all = numbering_->claim_count();
  if (has_cases_) from_held_.resize(numbering_->candidate_count() * all);
  for (int cell = 0; cell < 81; ++cell) {
    if (std::popcount(board_->digits(cell)) < 2) continue;
    for_each_bit(board_->digits(cell), [&](int digit) {
      const Claim held = numbering_->claim(cell, digit, true);
      const int claims = inner_.follow(held, reach_);
      if (claims != 0) {
        NestedStrike& strike = add(opposite(held), claims);
        inner_.add_outer_causes(inner_.contradicted(), strike.causes);
        inner_.add_outer_causes(opposite(inner_.contradicted()), strike.causes);
      }
      if (!has_cases_) return;
      const std::span<const std::uint16_t> claimed = inner_.claims();
      std::copy(claimed.begin(), claimed.end(),
                from_held_.begin() + static_cast<std::ptrdiff_t>(held / 2 * all));
    });
  }
}

void NestedSearch::find_common() {
  common_.assign(numbering_->claim_count(), {});
  cases_.clear();
  for (int cell = 0; cell < 81; ++cell) {
    if (std::popcount(board_->digits(cell)) < 2) continue;
    const auto first = static_cast<int>(cases_.size());
    for_each_bit(board_->digits(cell),
                 [&](int digit) { cases_.push_back(numbering_->claim(cell, digit, true)); });
    keep_common(first);
  }
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = board_->places(house, digit);
      if (std::popcount(places) < 2) continue;
      const auto first = static_cast<int>(cases_.size());
      for_each_bit(places, [&](int position) {
        cases_.push_back(numbering_->claim(cell_at(house, position), digit, true));
      });
      keep_common(first);
    }
  }
  tell_common();
}

/// Notes what follows in all cases from that one on, if it does from fewer claims than before.
void NestedSearch::keep_common(int first_case) {
  const std::size_t all = numbering_->claim_count();
  const std::span<const Claim> cases =
      std::span(cases_).subspan(static_cast<std::size_t>(first_case));
  for (std::size_t claim = 0; claim < all; claim += 2) {
    int sum = 0;
    for (const Claim held : cases) {
      const int claims = from_held_[held / 2 * all + claim];
      sum = claims == 0 ? 0 : sum + claims;
      if (sum == 0) break;
    }
    Common& best = common_[claim];
    if (sum != 0 && (best.claims == 0 || sum < best.claims)) best = {sum, first_case};
  }
  cases_.push_back(no_claim);
}

void NestedSearch::tell_common() {
  for (std::size_t claim = 0; claim < common_.size(); claim += 2) {
    const Common& common = common_[claim];
    if (common.claims == 0) continue;
    NestedStrike& strike = add(static_cast<Claim>(claim), common.claims);
    for (auto at = static_cast<std::size_t>(common.first_case); cases_[at] != no_claim; ++at) {
      inner_.follow(cases_[at], reach_);
      inner_.add_outer_causes(strike.claim, strike.causes);
    }
  }
}

}  // namespace ninefold::logic::explainer
