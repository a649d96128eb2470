#include "core/logic/find.hpp"

#include "core/logic/registration.hpp"
#include "core/logic/rule_logic.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace ninefold::logic {

namespace {

/// Runs a search, if there is one and no watch has ended all.
void search(const State& state, Technique technique, StepList& steps, Workspace* shared) {
  // What searches take that tell nothing of their patterns.
  constexpr std::uint64_t least_patterns = 1000;
  const Finder find = finder_of(technique);
  if (find == nullptr) return;
  if (shared != nullptr && shared->is_stopped()) return steps.leave_out();
  if (shared == nullptr || !shared->spend(least_patterns)) {
    find(state, technique, steps);
  } else {
    steps.leave_out();
  }
  if (shared != nullptr && steps.is_partial()) shared->given_up().push_back(technique);
}

/// What a person sees before wings and chains.
constexpr std::array seen_before_chains{
    Technique::locked_pair,     Technique::locked_triple,     Technique::pointing,
    Technique::claiming,        Technique::locked_candidates, Technique::naked_pair,
    Technique::naked_triple,    Technique::hidden_pair,       Technique::hidden_triple,
    Technique::naked_quadruple, Technique::hidden_quadruple,  Technique::x_wing,
    Technique::w_wing,          Technique::xy_wing,           Technique::xyz_wing};

constexpr std::array colors_of_one_digit{Technique::simple_colors_trap,
                                         Technique::simple_colors_wrap, Technique::multi_colors_1,
                                         Technique::multi_colors_2};

/// Wings, chains and rings of which instances may be something simpler.
bool may_be_simpler(Technique technique) {
  return (technique >= Technique::w_wing && technique <= Technique::xyz_wing) ||
         technique == Technique::wxyz_wing || technique == Technique::aligned_pair_exclusion ||
         technique == Technique::medusa || technique == Technique::sk_loop ||
         technique == Technique::exocet ||
         (technique >= Technique::x_chain && technique <= Technique::discontinuous_loop);
}

/// Leaves out steps where one of these techniques, if it is simpler, strikes as much in the same
/// cells.
void leave_out_simpler(const State& state, Technique technique,
                       std::span<const Technique> seen_before, std::uint64_t budget,
                       Workspace* shared, std::vector<Step>& steps) {
  for (const Technique simpler : seen_before) {
    if (steps.empty() || simpler >= technique) return;
    StepList found(StepList::Wanted::all, budget, StepList::default_longest, shared);
    search(state, simpler, found, shared);
    std::erase_if(steps, [&found](const Step& step) {
      return std::any_of(found.steps().begin(), found.steps().end(), [&step](const Step& one) {
        return one.cells.without(step.cells).empty() &&
               std::includes(one.eliminations.begin(), one.eliminations.end(),
                             step.eliminations.begin(), step.eliminations.end());
      });
    });
  }
}

/// How much a person has to follow: the shortest chains come first, those with almost locked sets
/// after others. An X-chain of three links is a turbot fish, and comes last.
std::size_t length_of(const Step& step) {
  constexpr std::size_t nodes_of_fish = 4;
  constexpr std::size_t more_than_any = 1'000;
  if (step.technique == Technique::almost_locked_chain) return step.sets.size();
  const bool is_fish = step.technique == Technique::x_chain && step.chain.size() == nodes_of_fish;
  return step.chain.size() + (is_fish || !step.sets.empty() ? more_than_any : 0);
}

std::vector<Step> find_at_a_glance(const State& state, const PathOrder& order, Workspace& shared) {
  const RuleLogic* const rules = state.links().rules();
  if (rules == nullptr || shared.is_stopped()) return {};
  StepList steps(StepList::Wanted::first, StepList::default_budget, StepList::default_longest,
                 &shared);
  rules->find_at_a_glance(state, order, steps);
  return std::move(steps.steps());
}

}  // namespace

bool can_find(Technique technique) { return finder_of(technique) != nullptr; }

bool is_sought(Technique technique) {
  return can_find(technique) || technique == Technique::brute_force;
}

Found find_all(const State& state, Technique technique, std::uint64_t budget, Workspace* shared) {
  StepList steps(StepList::Wanted::all, budget, StepList::default_longest, shared);
  search(state, technique, steps, shared);
  Found found{std::move(steps.steps()), steps.is_partial()};
  if (may_be_simpler(technique)) {
    leave_out_simpler(state, technique, seen_before_chains, budget, shared, found.steps);
  }
  if (technique == Technique::medusa) {
    leave_out_simpler(state, technique, colors_of_one_digit, budget, shared, found.steps);
  }
  std::stable_sort(found.steps.begin(), found.steps.end(), [](const Step& one, const Step& two) {
    return length_of(one) < length_of(two);
  });
  return found;
}

Found find_effects(const State& state, Technique technique, std::uint64_t budget, int longest,
                   Workspace* shared) {
  // Which loop a shortest chain closes depends on the order of cells.
  if (technique == Technique::continuous_loop || technique == Technique::grouped_continuous_loop)
    return {};
  StepList steps(StepList::Wanted::effects, budget, longest, shared);
  search(state, technique, steps, shared);
  return {std::move(steps.steps()),
          steps.is_exhausted() || (shared != nullptr && shared->is_stopped())};
}

std::vector<Step> find_in_boxes(const State& state, StepList::Wanted wanted, Workspace* shared) {
  StepList steps(wanted, StepList::default_budget, StepList::default_longest, shared);
  steps.look_in_boxes_alone();
  search(state, Technique::hidden_single, steps, shared);
  return std::move(steps.steps());
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

Found find_next_within(const State& state, std::uint64_t budget, const PathOrder& order) {
  Workspace shared;
  return find_next_within(state, budget, shared, order);
}

Found find_next_within(const State& state, std::uint64_t budget, Workspace& shared,
                       const PathOrder& order) {
  Found found;
  bool has_glanced = false;
  for (const Technique technique : order) {
    // A person looks at boxes before counting what a cell can be, as long as nothing is marked.
    if (technique == Technique::naked_single && !state.is_marked() &&
        std::find(order.begin(), order.end(), Technique::hidden_single) != order.end()) {
      found.steps = find_in_boxes(state, StepList::Wanted::first, &shared);
      if (!found.steps.empty()) break;
    }
    // What rules say by themselves comes before all that takes houses.
    if (!has_glanced && technique > Technique::hidden_single) {
      has_glanced = true;
      found.steps = find_at_a_glance(state, order, shared);
      if (!found.steps.empty()) break;
    }
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
