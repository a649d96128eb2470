#include "core/logic/find.hpp"

#include "core/logic/techniques/finders.hpp"

namespace ninefold::logic {

namespace {

using enum Technique;

Finder finder(Technique technique) {
  switch (technique) {
    case full_house: return find_full_houses;
    case naked_single: return find_naked_singles;
    case hidden_single: return find_hidden_singles;
    case pointing:
    case claiming:
    case locked_candidates: return find_locked_candidates;
    case cell_forcing: return find_cell_forcings;
    case pair_rule:
    case thermometer_bounds:
    case cage_combinations:
    case arrow_sums:
    case line_rule:
    case rule_pointing:
    case outside_clue:
    case innies_and_outies:
    case rule_fillings:
    case rules_in_house:
    case rule_contradiction: return find_rule_steps;
    case locked_pair:
    case locked_triple:
    case naked_pair:
    case naked_triple:
    case naked_quadruple: return find_naked_subsets;
    case hidden_pair:
    case hidden_triple:
    case hidden_quadruple: return find_hidden_subsets;
    case remote_pair: return find_remote_pairs;
    case bivalue_universal_grave: return find_bivalue_universal_graves;
    case skyscraper:
    case two_string_kite:
    case dual_two_string_kite:
    case turbot_fish: return find_two_strong_links;
    case empty_rectangle:
    case dual_empty_rectangle: return find_empty_rectangles;
    case w_wing: return find_w_wings;
    case xy_wing: return find_xy_wings;
    case xyz_wing: return find_xyz_wings;
    case unique_rectangle_1:
    case unique_rectangle_2:
    case unique_rectangle_3:
    case unique_rectangle_4:
    case unique_rectangle_5:
    case unique_rectangle_6:
    case hidden_rectangle: return find_unique_rectangles;
    case avoidable_rectangle_1:
    case avoidable_rectangle_2: return find_avoidable_rectangles;
    case simple_colors_trap:
    case simple_colors_wrap: return find_simple_colors;
    case multi_colors_1:
    case multi_colors_2: return find_multi_colors;
    case x_wing:
    case swordfish:
    case jellyfish:
    case finned_x_wing:
    case sashimi_x_wing:
    case finned_swordfish:
    case sashimi_swordfish:
    case finned_jellyfish:
    case sashimi_jellyfish:
    case franken_x_wing:
    case franken_swordfish:
    case franken_jellyfish:
    case finned_franken_x_wing:
    case finned_franken_swordfish:
    case finned_franken_jellyfish:
    case mutant_x_wing:
    case mutant_swordfish:
    case mutant_jellyfish:
    case finned_mutant_x_wing:
    case finned_mutant_swordfish:
    case finned_mutant_jellyfish:
    case mutant_squirmbag:
    case mutant_whale:
    case finned_mutant_squirmbag:
    case finned_mutant_whale: return find_fish;
    case x_chain:
    case xy_chain:
    case continuous_loop:
    case discontinuous_loop:
    case alternating_chain: return find_chains;
    case grouped_continuous_loop:
    case grouped_discontinuous_loop:
    case grouped_alternating_chain: return find_grouped_chains;
    case almost_locked_xz:
    case almost_locked_xy_wing:
    case almost_locked_chain: return find_almost_locked_sets;
    case death_blossom: return find_death_blossoms;
    case sue_de_coq: return find_sue_de_coqs;
    case set_equivalence: return find_set_equivalences;
    case forcing_chain: return find_forcing_chains;
    case forcing_net: return find_forcing_nets;
    case template_set:
    case template_delete: return find_templates;
    default: return nullptr;
  }
}

/// Runs a search, if there is one and no watch has ended all.
void search(const State& state, Technique technique, StepList& steps, Workspace* shared) {
  // What searches take that tell nothing of their patterns.
  constexpr std::uint64_t least_patterns = 1000;
  const Finder find = finder(technique);
  if (find == nullptr) return;
  if (shared != nullptr && shared->is_stopped()) return steps.leave_out();
  if (shared == nullptr || !shared->spend(least_patterns)) {
    find(state, technique, steps);
  } else {
    steps.leave_out();
  }
  if (shared != nullptr && steps.is_partial()) shared->given_up().push_back(technique);
}

}  // namespace

bool can_find(Technique technique) { return finder(technique) != nullptr; }

bool is_sought(Technique technique) {
  return can_find(technique) || technique == Technique::brute_force;
}

Found find_all(const State& state, Technique technique, std::uint64_t budget, Workspace* shared) {
  StepList steps(StepList::Wanted::all, budget, StepList::default_longest, shared);
  search(state, technique, steps, shared);
  return {std::move(steps.steps()), steps.is_partial()};
}

Found find_effects(const State& state, Technique technique, std::uint64_t budget, int longest,
                   Workspace* shared) {
  // Which loop a shortest chain closes depends on the order of cells.
  if (technique == continuous_loop || technique == grouped_continuous_loop) return {};
  StepList steps(StepList::Wanted::effects, budget, longest, shared);
  search(state, technique, steps, shared);
  return {std::move(steps.steps()),
          steps.is_exhausted() || (shared != nullptr && shared->is_stopped())};
}

std::optional<Step> find_first(const State& state, Technique technique, std::uint64_t budget,
                               Workspace* shared) {
  StepList steps(StepList::Wanted::first, budget, StepList::default_longest, shared);
  search(state, technique, steps, shared);
  if (steps.steps().empty()) return std::nullopt;
  return std::move(steps.steps().front());
}

std::optional<Step> find_next(const State& state) {
  Workspace shared;
  return find_next(state, shared);
}

std::optional<Step> find_next(const State& state, Workspace& shared, const PathOrder& order) {
  Found found = find_next_within(state, StepList::default_budget, shared, order);
  if (found.steps.empty()) return std::nullopt;
  return std::move(found.steps.front());
}

Found find_next_within(const State& state, std::uint64_t budget) {
  Workspace shared;
  return find_next_within(state, budget, shared);
}

Found find_next_within(const State& state, std::uint64_t budget, Workspace& shared,
                       const PathOrder& order) {
  Found found;
  for (const Technique technique : order) {
    StepList steps(StepList::Wanted::first, budget, StepList::default_longest, &shared);
    search(state, technique, steps, &shared);
    found.gave_up = found.gave_up || steps.is_partial();
    found.steps = std::move(steps.steps());
    if (!found.steps.empty() || shared.is_stopped()) break;
  }
  return found;
}

void apply(const Step& step, State& state) {
  for (const Candidate& candidate : step.placements) state.place(candidate);
  for (const Candidate& candidate : step.eliminations) state.strike(candidate);
}

}  // namespace ninefold::logic
