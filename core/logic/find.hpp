#pragma once

#include "core/logic/path_order.hpp"
#include "core/logic/step_list.hpp"

#include <optional>
#include <vector>

namespace ninefold::logic {

/// The steps of one technique, each with its own effect. `gave_up` where the search ran out
/// of its budget; then there may be more.
struct Found {
  std::vector<Step> steps;
  bool gave_up = false;
};

/// Whether there is a search for the technique yet.
bool can_find(Technique technique);

/// Whether a path may take it: one that can be found, or brute force.
bool is_sought(Technique technique);

/// All steps of a technique that the state has, in a fixed order, the shortest chains first. Wings
/// and chains that are something simpler in the same cells are left out. Here and below, searches
/// that share a workspace are faster.
Found find_all(const State& state, Technique technique,
               std::uint64_t budget = StepList::default_budget, Workspace* shared = nullptr);

/// The effects of a technique, without premises: the same in every order of rows, columns and
/// digits. For continuous loops there are none: what they strike, discontinuous ones strike too.
Found find_effects(const State& state, Technique technique,
                   std::uint64_t budget = StepList::default_budget,
                   int longest = StepList::default_longest, Workspace* shared = nullptr);

/// The hidden singles that boxes show.
std::vector<Step> find_in_boxes(const State& state, StepList::Wanted wanted,
                                Workspace* shared = nullptr);

/// The first step of a technique.
std::optional<Step> find_first(const State& state, Technique technique,
                               std::uint64_t budget = StepList::default_budget,
                               Workspace* shared = nullptr);

/// The first step of the simplest technique that has one, among the techniques used on paths. While
/// nothing is marked, hidden singles in boxes come before naked ones, wherever these stand.
std::optional<Step> find_next(const State& state);

/// The same with what searches share, for one state after another, and in another order.
std::optional<Step> find_next(const State& state, Workspace& shared,
                              const PathOrder& order = usual_path_order());

/// The same, with a budget for each technique: one step or none. `gave_up` where a simpler step may
/// have been missed.
Found find_next_within(const State& state, std::uint64_t budget,
                       const PathOrder& order = usual_path_order());

/// The same for one state after another, with what searches share, which also says what they may
/// spend and which of them gave up.
Found find_next_within(const State& state, std::uint64_t budget, Workspace& shared,
                       const PathOrder& order = usual_path_order());

/// Does what the step says.
void apply(const Step& step, State& state);

}  // namespace ninefold::logic
