#include "core/logic/explainer/rating.hpp"

#include "core/logic/explainer/forcing.hpp"
#include "core/logic/ladder.hpp"
#include "core/logic/path.hpp"

#include <algorithm>

namespace ninefold::logic::explainer {

namespace {

/// Takes the least that a rung of the ladder says, up to chains of one assumption. Its rating, or
/// 0.
int take_from_ladder(State& state, Workspace& shared) {
  constexpr int chains_of_one_assumption = 75;
  for (const Rung& rung : ladder()) {
    if (rung.demand > chains_of_one_assumption) continue;
    const std::vector<Step> steps = steps_on(rung, state, shared);
    if (steps.empty()) continue;
    take_at_once(steps, state);
    return rung.demand;
  }
  return 0;
}

int take_forced(State& state, Workspace& shared) {
  for (const ForcingKind kind : forcing_kinds) {
    const Forced forced = find_forced(state, kind, shared);
    if (forced.tenths == 0) continue;
    for (const Finding& finding : forced.findings) {
      if (!finding.is_held) {
        state.strike(finding.candidate);
      } else if (state.unsolved().contains(finding.candidate.cell)) {
        state.place(finding.candidate);
      }
    }
    return forced.tenths;
  }
  return 0;
}

}  // namespace

bool has_ratings(const Links& links) {
  return links.size() == 9 && links.shape().box_rows == 3 && links.keeps_rectangles();
}

std::optional<Rating> rating(const State& start, Workspace& shared) {
  if (!has_ratings(start.links())) return std::nullopt;
  State state = start;
  Rating rating;
  while (!state.is_solved()) {
    int tenths = take_from_ladder(state, shared);
    if (tenths == 0) tenths = take_forced(state, shared);
    if (shared.is_stopped()) return std::nullopt;
    if (tenths == 0) return Rating{100, true};
    rating.tenths = std::max(rating.tenths, static_cast<std::uint8_t>(tenths));
  }
  return rating;
}

}  // namespace ninefold::logic::explainer
