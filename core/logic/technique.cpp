#include "core/logic/technique.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

namespace ninefold::logic {

namespace {

using enum Technique;
using enum Level;

// Names, levels and scores are those of HoDoKu 2.2, where it has the technique.
constexpr std::array table{
    TechniqueFacts{full_house, "Full House", easy, 4, true},
    TechniqueFacts{naked_single, "Naked Single", easy, 4, true},
    TechniqueFacts{hidden_single, "Hidden Single", easy, 14, true},
    TechniqueFacts{locked_pair, "Locked Pair", medium, 40, true},
    TechniqueFacts{locked_triple, "Locked Triple", medium, 60, true},
    TechniqueFacts{pointing, "Locked Candidates Type 1 (Pointing)", medium, 50, true},
    TechniqueFacts{claiming, "Locked Candidates Type 2 (Claiming)", medium, 50, true},
    TechniqueFacts{locked_candidates, "Locked Candidates", medium, 50, true},
    // Those of variants are ours.
    TechniqueFacts{pair_rule, "Pair Rule", medium, 50, true},
    TechniqueFacts{thermometer_bounds, "Thermometer Bounds", medium, 50, true},
    TechniqueFacts{cage_combinations, "Cage Combinations", medium, 60, true},
    TechniqueFacts{arrow_sums, "Arrow Sums", medium, 60, true},
    TechniqueFacts{line_rule, "Line Rule", medium, 70, true},
    TechniqueFacts{cell_forcing, "Cell Forcing", medium, 50, true},
    TechniqueFacts{rule_pointing, "Rule Pointing", medium, 60, true},
    TechniqueFacts{outside_clue, "Outside Clue", medium, 80, true},
    TechniqueFacts{innies_and_outies, "Innies and Outies", medium, 100, true},
    TechniqueFacts{rule_fillings, "Rule Fillings", hard, 100, true},
    TechniqueFacts{rules_in_house, "Rules in a House", hard, 150, true},
    TechniqueFacts{naked_pair, "Naked Pair", medium, 60, true},
    TechniqueFacts{naked_triple, "Naked Triple", medium, 80, true},
    TechniqueFacts{hidden_pair, "Hidden Pair", medium, 70, true},
    TechniqueFacts{hidden_triple, "Hidden Triple", medium, 100, true},
    TechniqueFacts{naked_quadruple, "Naked Quadruple", hard, 120, true},
    TechniqueFacts{hidden_quadruple, "Hidden Quadruple", hard, 150, true},
    TechniqueFacts{x_wing, "X-Wing", hard, 140, true},
    TechniqueFacts{swordfish, "Swordfish", hard, 150, true},
    TechniqueFacts{jellyfish, "Jellyfish", hard, 160, true},
    TechniqueFacts{remote_pair, "Remote Pair", hard, 110, true},
    TechniqueFacts{bivalue_universal_grave, "Bivalue Universal Grave + 1", hard, 100, true},
    TechniqueFacts{skyscraper, "Skyscraper", hard, 130, true},
    TechniqueFacts{two_string_kite, "2-String Kite", hard, 150, true},
    TechniqueFacts{dual_two_string_kite, "Dual 2-String Kite", hard, 150, false},
    TechniqueFacts{turbot_fish, "Turbot Fish", hard, 120, true},
    TechniqueFacts{empty_rectangle, "Empty Rectangle", hard, 120, true},
    TechniqueFacts{dual_empty_rectangle, "Dual Empty Rectangle", hard, 120, false},
    TechniqueFacts{w_wing, "W-Wing", hard, 150, true},
    TechniqueFacts{xy_wing, "XY-Wing", hard, 160, true},
    TechniqueFacts{xyz_wing, "XYZ-Wing", hard, 180, true},
    TechniqueFacts{unique_rectangle_1, "Unique Rectangle Type 1", hard, 100, true},
    TechniqueFacts{unique_rectangle_2, "Unique Rectangle Type 2", hard, 100, true},
    TechniqueFacts{unique_rectangle_3, "Unique Rectangle Type 3", hard, 100, true},
    TechniqueFacts{unique_rectangle_4, "Unique Rectangle Type 4", hard, 100, true},
    TechniqueFacts{unique_rectangle_5, "Unique Rectangle Type 5", hard, 100, true},
    TechniqueFacts{unique_rectangle_6, "Unique Rectangle Type 6", hard, 100, true},
    TechniqueFacts{hidden_rectangle, "Hidden Rectangle", hard, 100, true},
    TechniqueFacts{avoidable_rectangle_1, "Avoidable Rectangle Type 1", hard, 100, true},
    TechniqueFacts{avoidable_rectangle_2, "Avoidable Rectangle Type 2", hard, 100, true},
    TechniqueFacts{finned_x_wing, "Finned X-Wing", hard, 130, true},
    TechniqueFacts{sashimi_x_wing, "Sashimi X-Wing", hard, 150, true},
    TechniqueFacts{finned_swordfish, "Finned Swordfish", unfair, 200, true},
    TechniqueFacts{sashimi_swordfish, "Sashimi Swordfish", unfair, 240, true},
    TechniqueFacts{finned_jellyfish, "Finned Jellyfish", unfair, 250, true},
    TechniqueFacts{sashimi_jellyfish, "Sashimi Jellyfish", unfair, 260, true},
    TechniqueFacts{sue_de_coq, "Sue de Coq", unfair, 250, true},
    TechniqueFacts{simple_colors_trap, "Simple Colors Trap", hard, 150, true},
    TechniqueFacts{simple_colors_wrap, "Simple Colors Wrap", hard, 150, true},
    TechniqueFacts{multi_colors_1, "Multi Colors Type 1", hard, 200, true},
    TechniqueFacts{multi_colors_2, "Multi Colors Type 2", hard, 200, true},
    TechniqueFacts{x_chain, "X-Chain", unfair, 260, true},
    TechniqueFacts{xy_chain, "XY-Chain", unfair, 260, true},
    TechniqueFacts{continuous_loop, "Continuous Nice Loop", unfair, 280, true},
    TechniqueFacts{discontinuous_loop, "Discontinuous Nice Loop", unfair, 280, true},
    TechniqueFacts{alternating_chain, "AIC", unfair, 280, true},
    TechniqueFacts{grouped_continuous_loop, "Grouped Continuous Nice Loop", unfair, 300, true},
    TechniqueFacts{grouped_discontinuous_loop, "Grouped Discontinuous Nice Loop", unfair, 300,
                   true},
    TechniqueFacts{grouped_alternating_chain, "Grouped AIC", unfair, 300, true},
    TechniqueFacts{almost_locked_xz, "ALS-XZ", unfair, 300, true},
    TechniqueFacts{almost_locked_xy_wing, "ALS-XY-Wing", unfair, 320, true},
    TechniqueFacts{almost_locked_chain, "ALS-XY-Chain", unfair, 340, true},
    TechniqueFacts{death_blossom, "Death Blossom", unfair, 360, true},
    TechniqueFacts{set_equivalence, "Set Equivalence", unfair, 360, false},
    TechniqueFacts{franken_x_wing, "Franken X-Wing", unfair, 300, false},
    TechniqueFacts{franken_swordfish, "Franken Swordfish", unfair, 350, false},
    TechniqueFacts{franken_jellyfish, "Franken Jellyfish", unfair, 370, false},
    TechniqueFacts{finned_franken_x_wing, "Finned Franken X-Wing", unfair, 390, false},
    TechniqueFacts{finned_franken_swordfish, "Finned Franken Swordfish", unfair, 410, false},
    TechniqueFacts{finned_franken_jellyfish, "Finned Franken Jellyfish", unfair, 430, false},
    TechniqueFacts{mutant_x_wing, "Mutant X-Wing", extreme, 450, false},
    TechniqueFacts{mutant_swordfish, "Mutant Swordfish", extreme, 450, false},
    TechniqueFacts{mutant_jellyfish, "Mutant Jellyfish", extreme, 450, false},
    TechniqueFacts{finned_mutant_x_wing, "Finned Mutant X-Wing", extreme, 470, false},
    TechniqueFacts{finned_mutant_swordfish, "Finned Mutant Swordfish", extreme, 470, false},
    TechniqueFacts{finned_mutant_jellyfish, "Finned Mutant Jellyfish", extreme, 470, false},
    TechniqueFacts{mutant_squirmbag, "Mutant Squirmbag", extreme, 470, false},
    TechniqueFacts{mutant_whale, "Mutant Whale", extreme, 470, false},
    TechniqueFacts{finned_mutant_squirmbag, "Finned Mutant Squirmbag", extreme, 470, false},
    TechniqueFacts{finned_mutant_whale, "Finned Mutant Whale", extreme, 470, false},
    TechniqueFacts{rule_contradiction, "Contradiction Through Rules", extreme, 500, true},
    TechniqueFacts{forcing_chain, "Forcing Chain", extreme, 500, true},
    TechniqueFacts{forcing_net, "Forcing Net", extreme, 700, true},
    TechniqueFacts{template_set, "Template Set", extreme, 10000, false},
    TechniqueFacts{template_delete, "Template Delete", extreme, 10000, false},
    TechniqueFacts{brute_force, "Brute Force", extreme, 10000, true},
};

constexpr bool is_in_order() {
  for (std::size_t index = 0; index < table.size(); ++index) {
    if (static_cast<std::size_t>(table[index].technique) != index) return false;
  }
  return table.size() == static_cast<std::size_t>(brute_force) + 1;
}
static_assert(is_in_order());

// What else these are called.
constexpr std::array<std::pair<std::string_view, Technique>, 38> other_names{{
    {"Last Digit", full_house},
    {"Sole Candidate", naked_single},
    {"Pointing", pointing},
    {"Claiming", claiming},
    {"Pointing Pair", pointing},
    {"Pointing Triple", pointing},
    {"Box/Line Reduction", claiming},
    {"Box-Line Reduction", claiming},
    {"Naked Quad", naked_quadruple},
    {"Hidden Quad", hidden_quadruple},
    {"Direct Cell Forcing", cell_forcing},
    {"45 Rule", innies_and_outies},
    {"Rule of 45", innies_and_outies},
    {"Innies/Outies", innies_and_outies},
    {"BUG", bivalue_universal_grave},
    {"BUG+1", bivalue_universal_grave},
    {"Two-String Kite", two_string_kite},
    {"Y-Wing", xy_wing},
    {"Uniqueness Test 1", unique_rectangle_1},
    {"Uniqueness Test 2", unique_rectangle_2},
    {"Uniqueness Test 3", unique_rectangle_3},
    {"Uniqueness Test 4", unique_rectangle_4},
    {"Uniqueness Test 5", unique_rectangle_5},
    {"Uniqueness Test 6", unique_rectangle_6},
    {"Simple Colours Trap", simple_colors_trap},
    {"Simple Colours Wrap", simple_colors_wrap},
    {"Multi Colours Type 1", multi_colors_1},
    {"Multi Colours Type 2", multi_colors_2},
    {"Alternating Inference Chain", alternating_chain},
    {"Nice Loop", continuous_loop},
    {"Almost Locked Sets XZ", almost_locked_xz},
    {"ALS Chain", almost_locked_chain},
    {"Two-Sector Disjoint Subsets", sue_de_coq},
    {"Cage-Unit Overlap", rules_in_house},
    {"Set Equivalence Theory", set_equivalence},
    {"Phistomefel Ring", set_equivalence},
    {"Bifurcation", brute_force},
    {"Guess", brute_force},
}};

std::string plain(std::string_view name) {
  std::string text;
  for (const char character : name) {
    if (character >= 'A' && character <= 'Z') {
      text += static_cast<char>(character - 'A' + 'a');
    } else if (character != ' ' && character != '-') {
      text += character;
    }
  }
  return text;
}

}  // namespace

std::span<const TechniqueFacts> techniques() { return table; }

const TechniqueFacts& facts(Technique technique) {
  return table[static_cast<std::size_t>(technique)];
}

std::optional<Technique> technique_named(std::string_view name) {
  const std::string wanted = plain(name);
  for (const TechniqueFacts& one : table) {
    if (plain(one.name) == wanted) return one.technique;
  }
  for (const auto& [other, technique] : other_names) {
    if (plain(other) == wanted) return technique;
  }
  return std::nullopt;
}

std::string_view level_name(Level level) {
  switch (level) {
    case easy: return "Easy";
    case medium: return "Medium";
    case hard: return "Hard";
    case unfair: return "Unfair";
    case extreme: break;
  }
  return "Extreme";
}

}  // namespace ninefold::logic
