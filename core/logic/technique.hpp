#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ninefold::logic {

/// Every technique, from what is simplest for a person to what nobody does by hand.
enum class Technique : std::uint8_t {
  full_house,
  naked_single,
  hidden_single,
  locked_pair,
  locked_triple,
  pointing,
  claiming,
  locked_candidates,  ///< all places of a digit in a house exclude a candidate elsewhere
  pair_rule,          ///< two cells under a rule: dots, X and V, inequalities
  thermometer_bounds,
  cage_combinations,
  arrow_sums,
  line_rule,
  cell_forcing,   ///< all digits of a cell exclude a candidate elsewhere
  rule_pointing,  ///< all places of a digit that a rule's cells hold exclude it elsewhere
  outside_clue,
  innies_and_outies,  ///< the 45 rule
  rule_fillings,      ///< any other rule by itself
  rules_in_house,     ///< all rules that lie in a house, or most of them, together with it
  naked_pair,
  naked_triple,
  hidden_pair,
  hidden_triple,
  naked_quadruple,
  hidden_quadruple,
  x_wing,
  swordfish,
  jellyfish,
  remote_pair,
  bivalue_universal_grave,
  skyscraper,
  two_string_kite,
  dual_two_string_kite,
  turbot_fish,
  empty_rectangle,
  dual_empty_rectangle,
  w_wing,
  xy_wing,
  xyz_wing,
  unique_rectangle_1,
  unique_rectangle_2,
  unique_rectangle_3,
  unique_rectangle_4,
  unique_rectangle_5,
  unique_rectangle_6,
  hidden_rectangle,
  unique_loop_1,  ///< as unique rectangles, with six cells and more
  unique_loop_2,
  unique_loop_3,
  unique_loop_4,
  bivalue_universal_grave_2,  ///< with one further digit in several cells
  bivalue_universal_grave_3,
  bivalue_universal_grave_4,
  avoidable_rectangle_1,
  avoidable_rectangle_2,
  finned_x_wing,
  sashimi_x_wing,
  wxyz_wing,
  finned_swordfish,
  sashimi_swordfish,
  finned_jellyfish,
  sashimi_jellyfish,
  sue_de_coq,
  simple_colors_trap,
  simple_colors_wrap,
  multi_colors_1,
  multi_colors_2,
  aligned_pair_exclusion,
  medusa,  ///< colours of all digits together
  x_chain,
  xy_chain,
  continuous_loop,
  alternating_chain,
  discontinuous_loop,
  almost_locked_xz,
  almost_locked_xy_wing,
  grouped_continuous_loop,
  grouped_alternating_chain,
  grouped_discontinuous_loop,
  almost_locked_chain,
  death_blossom,
  set_equivalence,  ///< cells that hold the same digits since whole houses do
  franken_x_wing,
  franken_swordfish,
  franken_jellyfish,
  finned_franken_x_wing,
  finned_franken_swordfish,
  finned_franken_jellyfish,
  mutant_x_wing,
  mutant_swordfish,
  mutant_jellyfish,
  finned_mutant_x_wing,
  finned_mutant_swordfish,
  finned_mutant_jellyfish,
  mutant_squirmbag,
  mutant_whale,
  finned_mutant_squirmbag,
  finned_mutant_whale,
  sk_loop,             ///< sixteen cells of four boxes in a ring, that hold sixteen digits
  exocet,              ///< two cells of a band that hold the same digits as two others of it
  rule_contradiction,  ///< a digit leads by single rules and singles to one that fails
  forcing_chain,
  forcing_net,
  rule_forcing,  ///< the same with a closer look at rules, or by what all of a few cases lead to
  template_set,
  template_delete,
  brute_force,
};

/// How hard a puzzle is for a person, by the hardest technique that its solution takes.
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };

/// What is said of a technique wherever it is found.
struct TechniqueFacts {
  Technique technique;
  std::string_view name;  ///< as the field calls it, "Finned X-Wing"
  Level level;
  std::uint16_t score;  ///< HoDoKu's default score for one step
  /// Whether solving a puzzle looks for it; what is left out is a special case of something easier
  /// to find, or takes too long for what it gives.
  bool is_on_path;
};

/// The facts of all techniques, in the order of the enumeration.
std::span<const TechniqueFacts> techniques();
const TechniqueFacts& facts(Technique technique);

/// Whether its steps rest on what a rule says of itself, as cages and lines do, so that there are
/// none in puzzles whose rules only exclude digits from one another.
constexpr bool is_of_rules(Technique technique) {
  return technique == Technique::rule_contradiction || technique == Technique::rule_forcing ||
         (technique >= Technique::pair_rule && technique <= Technique::rules_in_house &&
          technique != Technique::cell_forcing);
}

/// Whether its steps rest on the puzzle having a single solution, which some people do not want to
/// assume.
constexpr bool needs_single_solution(Technique technique) {
  return technique == Technique::bivalue_universal_grave ||
         (technique >= Technique::unique_rectangle_1 &&
          technique <= Technique::avoidable_rectangle_2);
}

/// The technique with that name, or with another that is in use; case, hyphens and spaces do not
/// count.
std::optional<Technique> technique_named(std::string_view name);

/// The techniques with that name: one, or for "uniqueness" all that need_single_solution(); empty
/// for the name of none.
std::vector<Technique> techniques_named(std::string_view name);

/// "Easy", "Medium", "Hard", "Unfair" or "Extreme".
std::string_view level_name(Level level);

}  // namespace ninefold::logic
