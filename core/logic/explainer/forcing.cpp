#include "core/logic/explainer/forcing.hpp"

#include "core/logic/explainer/consequences.hpp"

#include <algorithm>
#include <bit>
#include <span>
#include <vector>

namespace ninefold::logic::explainer {

namespace {

struct KindFacts {
  int tenths = 0;  // of the shortest step
  Reach reach{};
  bool has_contradictions = true;
  bool has_cases = true;  // cells and houses
  /// Whether two cases are enough: those of a cell, and those of a house whose first cell has two
  /// candidates.
  bool has_pairs = true;
  /// Whether a candidate's not holding is followed, too, which with its holding makes two cases.
  bool has_struck = true;
};

constexpr Reach all_links{.has_cells = true, .is_dynamic = true, .has_patterns = true};

KindFacts nested_facts(int tenths, Nested nested) {
  KindFacts facts{.tenths = tenths, .reach = all_links, .has_struck = false};
  facts.reach.nested = nested;
  return facts;
}

KindFacts facts_of(ForcingKind kind) {
  switch (kind) {
    case ForcingKind::nishio:
      return {.tenths = 75,
              .reach = {.has_cells = false, .is_dynamic = true},
              .has_cases = false,
              .has_pairs = false};
    case ForcingKind::multiple:
      return {.tenths = 80,
              .reach = {},
              .has_contradictions = false,
              .has_pairs = false,
              .has_struck = false};
    case ForcingKind::dynamic: return {.tenths = 85, .reach = {.is_dynamic = true}};
    case ForcingKind::with_patterns: return {.tenths = 90, .reach = all_links};
    case ForcingKind::nested_chains: return nested_facts(95, Nested::chains);
    case ForcingKind::nested_cases: return nested_facts(100, Nested::cases);
    case ForcingKind::nested_dynamic: break;
  }
  return nested_facts(105, Nested::dynamic);
}

/// The shortest steps of a kind in one state.
class ForcingSearch {
 public:
  ForcingSearch(const State& state, ForcingKind kind)
      : board_(state), numbering_(board_), facts_(facts_of(kind)) {
    consequences_.enter(board_, board_, numbering_);
    const std::size_t all = numbering_.claim_count();
    if (facts_.has_cases) from_held_.resize(numbering_.candidate_count() * all);
    sums_.resize(all);
  }

  void run(Workspace& shared);
  Forced take() const { return least_.forced(); }

 private:
  /// Whether it came to its end.
  bool assume_all(Workspace& shared);
  void assume_held(Claim claim);
  void assume_struck(Claim claim);
  void compare_cells();
  void compare_houses();
  bool has_enough(int cell) const {
    return std::popcount(board_.digits(cell)) > (facts_.has_pairs ? 1 : 2);
  }

  /// Adds up what one more case needs for each claim; those that do not follow in it are out.
  void add_case(Claim held);
  void take_common();
  void consider(Claim found, int claims);

  /// By claim, what follows from a candidate that holds.
  std::span<std::uint16_t> row(Claim held) {
    const std::size_t all = numbering_.claim_count();
    return std::span(from_held_).subspan(held / 2 * all, all);
  }

  Marks board_;
  Numbering numbering_;
  KindFacts facts_;
  Consequences consequences_;
  std::vector<std::uint16_t> from_held_;
  std::vector<int> sums_;  // by claim, of the cases so far; 0 where one of them lacks it
  bool has_case_ = false;
  Least least_{numbering_};
};

void ForcingSearch::run(Workspace& shared) {
  if (!assume_all(shared) || !facts_.has_cases) return;
  compare_cells();
  compare_houses();
}

bool ForcingSearch::assume_all(Workspace& shared) {
  // An assumption is about so much work as that many patterns.
  const std::uint64_t patterns = facts_.reach.nested == Nested::none ? 5'000 : 500'000;
  for (std::size_t number = 0; number < numbering_.candidate_count(); ++number) {
    const auto struck = static_cast<Claim>(2 * number);
    assume_held(opposite(struck));
    if (facts_.has_struck) assume_struck(struck);
    if (shared.spend(patterns)) return false;
  }
  return true;
}

void ForcingSearch::assume_held(Claim claim) {
  const int contradiction = consequences_.follow(claim, facts_.reach);
  if (facts_.has_contradictions && contradiction != 0) consider(opposite(claim), contradiction);
  if (!facts_.has_cases) return;
  const std::span<const std::uint16_t> claims = consequences_.claims();
  std::copy(claims.begin(), claims.end(), row(claim).begin());
}

void ForcingSearch::assume_struck(Claim claim) {
  const int contradiction = consequences_.follow(claim, facts_.reach);
  if (contradiction != 0) consider(opposite(claim), contradiction);
  if (!facts_.has_pairs || std::popcount(board_.digits(numbering_.cell(claim))) == 2) return;
  const std::span<const std::uint16_t> otherwise = row(opposite(claim));
  const std::span<const std::uint16_t> claims = consequences_.claims();
  for (std::size_t found = 0; found < claims.size(); ++found) {
    if (claims[found] == 0 || otherwise[found] == 0) continue;
    consider(static_cast<Claim>(found), claims[found] + otherwise[found]);
  }
}

void ForcingSearch::compare_cells() {
  for (int cell = 0; cell < 81; ++cell) {
    if (!has_enough(cell)) continue;
    for_each_bit(board_.digits(cell),
                 [&](int digit) { add_case(numbering_.claim(cell, digit, true)); });
    take_common();
  }
}

void ForcingSearch::compare_houses() {
  for (int house = 0; house < house_count; ++house) {
    for (int digit = 0; digit < 9; ++digit) {
      const unsigned places = board_.places(house, digit);
      if (std::popcount(places) < 2) continue;
      if (!has_enough(cell_at(house, std::countr_zero(places)))) continue;
      for_each_bit(places, [&](int position) {
        add_case(numbering_.claim(cell_at(house, position), digit, true));
      });
      take_common();
    }
  }
}

void ForcingSearch::add_case(Claim held) {
  const std::span<const std::uint16_t> claims = row(held);
  for (std::size_t claim = 0; claim < claims.size(); ++claim) {
    const bool is_in_all = claims[claim] != 0 && (!has_case_ || sums_[claim] != 0);
    sums_[claim] = is_in_all ? (has_case_ ? sums_[claim] : 0) + claims[claim] : 0;
  }
  has_case_ = true;
}

void ForcingSearch::take_common() {
  for (std::size_t claim = 0; claim < sums_.size(); ++claim) {
    if (sums_[claim] != 0) consider(static_cast<Claim>(claim), sums_[claim]);
  }
  has_case_ = false;
}

void ForcingSearch::consider(Claim found, int claims) {
  least_.consider(found, rating_with_length(facts_.tenths, claims));
}

}  // namespace

int least_tenths(ForcingKind kind) { return facts_of(kind).tenths; }

Forced find_forced(const State& state, ForcingKind kind, Workspace& shared) {
  ForcingSearch search(state, kind);
  search.run(shared);
  return search.take();
}

}  // namespace ninefold::logic::explainer
