#include "core/logic/ladder.hpp"

#include "core/logic/find.hpp"

#include <array>
#include <utility>

namespace ninefold::logic {

namespace {

using enum Technique;
using enum Sight;

constexpr std::uint8_t any_length = StepList::default_longest;

constexpr Rung rung(Technique technique, int demand, int longest = any_length, Sight sight = any) {
  return {technique, static_cast<std::uint8_t>(demand), static_cast<std::uint8_t>(longest), sight};
}

// In the order and with the numbers of Sudoku Explainer 1.2.1 where it has such a step: it takes a
// person to begin without pencil marks, so that naked singles come late. A chain of n links is one
// of n+1 candidates there, and a loop is as long as it has cells. Groups and nets differ from its
// chains of chains: their numbers lie between those of the steps that they stand for.
constexpr std::array rungs{
    rung(full_house, 10),
    rung(hidden_single, 12, any_length, in_box),
    rung(hidden_single, 15),
    rung(pointing, 17, any_length, direct),
    rung(claiming, 19, any_length, direct),
    rung(hidden_pair, 20, any_length, direct),
    rung(naked_single, 23),
    rung(hidden_triple, 25, any_length, direct),
    rung(pointing, 26),
    rung(claiming, 28),
    rung(locked_candidates, 28),
    // Those of variants are ours.
    rung(pair_rule, 26),
    rung(thermometer_bounds, 26),
    rung(cell_forcing, 28),
    rung(cage_combinations, 28),
    rung(arrow_sums, 28),
    rung(line_rule, 29),
    rung(rule_pointing, 29),
    rung(outside_clue, 29),
    rung(innies_and_outies, 30),
    rung(rule_fillings, 30),
    rung(rules_in_house, 34),
    rung(locked_pair, 30),
    rung(naked_pair, 30),
    rung(x_wing, 32),
    rung(hidden_pair, 34),
    rung(locked_triple, 36),
    rung(naked_triple, 36),
    rung(swordfish, 38),
    rung(hidden_triple, 40),
    rung(xy_wing, 42),
    rung(xyz_wing, 44),
    rung(unique_rectangle_1, 45),
    rung(unique_rectangle_2, 45),
    rung(unique_rectangle_4, 45),
    rung(unique_rectangle_5, 45),
    rung(unique_rectangle_6, 45),
    rung(unique_loop_1, 46, 6),
    rung(unique_loop_2, 46, 6),
    rung(unique_loop_4, 46, 6),
    rung(unique_rectangle_3, 47),
    rung(unique_loop_1, 47, 8),
    rung(unique_loop_2, 47, 8),
    rung(unique_loop_4, 47, 8),
    rung(hidden_rectangle, 48),
    rung(unique_loop_3, 48, 6),
    rung(unique_loop_3, 49, 8),
    rung(naked_quadruple, 50),
    rung(unique_loop_1, 50),
    rung(unique_loop_2, 50),
    rung(unique_loop_4, 50),
    rung(jellyfish, 52),
    rung(unique_loop_3, 52),
    rung(hidden_quadruple, 54),
    rung(bivalue_universal_grave, 56),
    rung(bivalue_universal_grave_2, 57),
    rung(bivalue_universal_grave_4, 57),
    rung(bivalue_universal_grave_3, 58),
    rung(aligned_pair_exclusion, 62),
    rung(x_chain, 66, 3),
    rung(x_chain, 67, 5),
    rung(x_chain, 69, 11),
    rung(discontinuous_loop, 70, 5),
    rung(discontinuous_loop, 71, 7),
    rung(discontinuous_loop, 72, 9),
    rung(discontinuous_loop, 73, 13),
    rung(discontinuous_loop, 75),
    rung(grouped_discontinuous_loop, 76, 7),
    rung(grouped_discontinuous_loop, 77, 9),
    rung(grouped_discontinuous_loop, 79),
    rung(forcing_chain, 81, 5),
    rung(forcing_chain, 83, 9),
    rung(forcing_chain, 85),
    rung(forcing_net, 88, 3),
    rung(forcing_net, 90, 5),
    rung(forcing_net, 92, 8),
    rung(forcing_net, 95),
};

/// Adds the singles that a locked digit leaves in houses of the same kind, or a hidden subset to
/// the other digits of the houses that hold it.
void add_singles_after(const Step& step, const State& state, std::vector<Step>& singles) {
  const std::span<const House> houses = state.links().houses();
  const bool is_locked = step.technique != hidden_pair && step.technique != hidden_triple;
  for (const House& house : houses) {
    const bool is_of_kind = is_locked ? house.kind == houses[step.houses[0]].kind
                                      : step.cells.without(house.cells).empty();
    if (!is_of_kind) continue;
    for (int number = 1; number <= state.links().size(); ++number) {
      const auto digit = static_cast<Digit>(number);
      if (step.digits.contains(digit) != is_locked) continue;
      CellSet places = state.places(digit, house);
      for (const Candidate& struck : step.eliminations) {
        if (struck.digit == digit) places.erase(struck.cell);
      }
      if (places.count() != 1) continue;
      singles.emplace_back().placements = {{*places.begin(), digit}};
    }
  }
}

}  // namespace

std::span<const Rung> ladder() { return rungs; }

std::vector<Step> steps_on(const Rung& rung, const State& state, Workspace& shared) {
  if (rung.sight == in_box) return find_in_boxes(state, StepList::Wanted::effects, &shared);
  Found found =
      find_effects(state, rung.technique, StepList::default_budget, rung.longest, &shared);
  if (found.gave_up) return {};
  if (rung.sight == any) return std::move(found.steps);
  std::vector<Step> seen;
  for (const Step& step : found.steps) add_singles_after(step, state, seen);
  return seen;
}

}  // namespace ninefold::logic
