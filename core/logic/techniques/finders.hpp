#pragma once

#include "core/logic/step_list.hpp"

namespace ninefold::logic {

/// Adds the steps of the technique that the state has, in a fixed order, until the list says that
/// it is done. A finder that knows several techniques adds those of the wanted one alone.
using Finder = void (*)(const State& state, Technique wanted, StepList& steps);

void find_full_houses(const State& state, Technique wanted, StepList& steps);
void find_naked_singles(const State& state, Technique wanted, StepList& steps);
void find_hidden_singles(const State& state, Technique wanted, StepList& steps);
void find_locked_candidates(const State& state, Technique wanted, StepList& steps);
void find_cell_forcings(const State& state, Technique wanted, StepList& steps);
void find_rule_steps(const State& state, Technique wanted, StepList& steps);
void find_naked_subsets(const State& state, Technique wanted, StepList& steps);
void find_hidden_subsets(const State& state, Technique wanted, StepList& steps);
void find_fish(const State& state, Technique wanted, StepList& steps);
void find_two_strong_links(const State& state, Technique wanted, StepList& steps);
void find_empty_rectangles(const State& state, Technique wanted, StepList& steps);
void find_w_wings(const State& state, Technique wanted, StepList& steps);
void find_xy_wings(const State& state, Technique wanted, StepList& steps);
void find_xyz_wings(const State& state, Technique wanted, StepList& steps);
void find_remote_pairs(const State& state, Technique wanted, StepList& steps);
void find_unique_rectangles(const State& state, Technique wanted, StepList& steps);
void find_avoidable_rectangles(const State& state, Technique wanted, StepList& steps);
void find_bivalue_universal_graves(const State& state, Technique wanted, StepList& steps);
void find_simple_colors(const State& state, Technique wanted, StepList& steps);
void find_multi_colors(const State& state, Technique wanted, StepList& steps);
void find_chains(const State& state, Technique wanted, StepList& steps);
void find_grouped_chains(const State& state, Technique wanted, StepList& steps);
void find_almost_locked_sets(const State& state, Technique wanted, StepList& steps);
void find_death_blossoms(const State& state, Technique wanted, StepList& steps);
void find_sue_de_coqs(const State& state, Technique wanted, StepList& steps);
void find_set_equivalences(const State& state, Technique wanted, StepList& steps);
void find_templates(const State& state, Technique wanted, StepList& steps);
void find_forcing_chains(const State& state, Technique wanted, StepList& steps);
void find_forcing_nets(const State& state, Technique wanted, StepList& steps);

}  // namespace ninefold::logic
