#include "core/logic/explainer/rating.hpp"

#include "core/logic/explainer/chains.hpp"
#include "core/logic/explainer/forcing.hpp"
#include "core/logic/ladder.hpp"
#include "core/logic/path.hpp"

#include <algorithm>

namespace ninefold::logic::explainer {

namespace {

/// Where no step is found at all.
constexpr std::uint8_t beyond_all = 120;

/// Takes the least that a rung of the ladder says, up to chains of one assumption. Its rating, or
/// 0.
int take_from_ladder(State& state, Workspace& shared) {
  constexpr int chains = 65;
  for (const Rung& rung : ladder()) {
    if (rung.demand >= chains) continue;
    const std::vector<Step> steps = steps_on(rung, state, shared);
    if (steps.empty()) continue;
    take_at_once(steps, state);
    return rung.demand;
  }
  return 0;
}

Forced find_nested(const State& state, Workspace& shared) {
  Forced forced;
  for (const ForcingKind kind : nested_kinds) {
    forced = find_forced(state, kind, shared);
    // That no simpler step was found says something, too.
    if (forced.tenths == 0 && shared.is_stopped()) forced.tenths = least_tenths(kind);
    if (forced.tenths != 0) break;
  }
  return forced;
}

/// `is_estimate` becomes true where the rating is one.
Forced find_easiest(const State& state, Workspace& shared, bool& is_estimate) {
  Forced forced = find_chained(state, shared);
  for (const ForcingKind kind : forcing_kinds) {
    if (forced.tenths != 0 || shared.is_stopped()) return forced;
    forced = find_forced(state, kind, shared);
  }
  if (forced.tenths != 0 || shared.is_stopped()) return forced;
  is_estimate = true;
  return find_nested(state, shared);
}

void take(const Forced& forced, State& state) {
  for (const Finding& finding : forced.findings) {
    if (!finding.is_held) {
      state.strike(finding.candidate);
    } else if (state.unsolved().contains(finding.candidate.cell)) {
      state.place(finding.candidate);
    }
  }
}

}  // namespace

bool has_ratings(const Links& links) {
  return links.size() == 9 && links.shape().box_rows == 3 && links.keeps_rectangles();
}

std::optional<Rating> rating(const State& start, Workspace& shared) {
  if (!has_ratings(start.links())) return std::nullopt;
  State state = start;
  Rating found;
  while (!state.is_solved() && !shared.is_stopped()) {
    int tenths = take_from_ladder(state, shared);
    if (tenths == 0 && !shared.is_stopped()) {
      const Forced forced = find_easiest(state, shared, found.is_estimate);
      take(forced, state);
      tenths = forced.tenths;
    }
    if (tenths == 0 && !shared.is_stopped()) return Rating{beyond_all, true};
    found.tenths = std::max(found.tenths, static_cast<std::uint8_t>(tenths));
  }
  const bool is_whole = !shared.is_stopped() && shared.given_up().empty();
  shared.given_up().clear();
  found.is_estimate = found.is_estimate || !is_whole;
  if (found.tenths == 0 && !start.is_solved()) return std::nullopt;
  return found;
}

}  // namespace ninefold::logic::explainer
