#include "core/cli/words/step_text.hpp"

#include "core/cli/words/steps/chain_text.hpp"
#include "core/cli/words/steps/exotic_text.hpp"
#include "core/cli/words/steps/grave_text.hpp"
#include "core/cli/words/steps/medusa_text.hpp"
#include "core/cli/words/steps/pattern_text.hpp"
#include "core/cli/words/steps/rule_text.hpp"
#include "core/cli/words/steps/simple_text.hpp"
#include "core/cli/words/steps/telling.hpp"

#include <algorithm>
#include <functional>
#include <set>

namespace ninefold::cli {

namespace {

std::string steps_own_text(const Telling& told) {
  using enum logic::Technique;
  switch (told.step().technique) {
    case full_house:
    case naked_single:
    case hidden_single: return single_text(told, true);
    case pointing:
    case claiming:
    case locked_candidates: return locked_text(told);
    case naked_pair:
    case naked_triple:
    case naked_quadruple:
    case locked_pair:
    case locked_triple: return naked_text(told);
    case hidden_pair:
    case hidden_triple:
    case hidden_quadruple: return hidden_text(told);
    case pair_rule:
    case thermometer_bounds:
    case cage_combinations:
    case arrow_sums:
    case line_rule:
    case outside_clue:
    case rule_fillings: return rule_text(told);
    case cell_forcing: return cell_forcing_text(told);
    case rule_pointing: return rule_pointing_text(told);
    case innies_and_outies: return innies_text(told);
    case rules_in_house: return rules_in_house_text(told);
    case rule_contradiction:
    case rule_forcing:
    case forcing_net: return assumption_text(told);
    case remote_pair: return remote_pair_text(told);
    case bivalue_universal_grave: return grave_of_pairs_text(told);
    case bivalue_universal_grave_2:
    case bivalue_universal_grave_3:
    case bivalue_universal_grave_4: return grave_of_several_text(told);
    case skyscraper:
    case two_string_kite:
    case dual_two_string_kite:
    case turbot_fish: return two_links_text(told);
    case empty_rectangle:
    case dual_empty_rectangle: return empty_rectangle_text(told);
    case w_wing: return w_wing_text(told);
    case xy_wing:
    case xyz_wing: return wing_text(told);
    case wxyz_wing: return wxyz_wing_text(told);
    case aligned_pair_exclusion: return aligned_pair_text(told);
    case unique_rectangle_1:
    case unique_rectangle_2:
    case unique_rectangle_3:
    case unique_rectangle_4:
    case unique_rectangle_5:
    case unique_rectangle_6:
    case hidden_rectangle:
    case unique_loop_1:
    case unique_loop_2:
    case unique_loop_3:
    case unique_loop_4: return rectangle_text(told);
    case avoidable_rectangle_1:
    case avoidable_rectangle_2: return avoidable_text(told);
    case sue_de_coq: return sue_de_coq_text(told);
    case sk_loop: return sk_loop_text(told);
    case exocet: return exocet_text(told);
    case simple_colors_trap:
    case simple_colors_wrap: return colors_text(told);
    case multi_colors_1:
    case multi_colors_2: return multi_colors_text(told);
    case medusa: return medusa_text(told);
    case x_chain:
    case xy_chain:
    case alternating_chain:
    case grouped_alternating_chain: return chain_text(told);
    case continuous_loop:
    case grouped_continuous_loop: return continuous_text(told);
    case discontinuous_loop:
    case grouped_discontinuous_loop: return discontinuous_text(told);
    case almost_locked_xz:
    case almost_locked_xy_wing:
    case almost_locked_chain: return almost_locked_text(told);
    case death_blossom: return blossom_text(told);
    case set_equivalence: return equivalence_text(told);
    case forcing_chain: return forcing_text(told);
    case template_set:
    case template_delete: return template_text(told);
    case brute_force: return guess_text(told);
    // All others are fish.
    default: return fish_text(told);
  }
}

/// Whether the step is told as several of its kind: dual kites and rectangles, fish with one base.
bool is_several(const logic::Step& step) {
  using enum logic::Technique;
  const bool has_kind = !step.base_houses.empty() || step.technique == dual_two_string_kite ||
                        step.technique == dual_empty_rectangle;
  return has_kind && !step.parts.empty();
}

/// The parts of such a step, without those whose effects the others have.
std::vector<std::reference_wrapper<const logic::Step>> needed_parts(const logic::Step& step) {
  std::set<logic::Candidate> left(step.eliminations.begin(), step.eliminations.end());
  const auto count_of = [&left](const logic::Step& part) {
    return std::count_if(part.eliminations.begin(), part.eliminations.end(),
                         [&left](const logic::Candidate& one) { return left.contains(one); });
  };
  std::vector<std::reference_wrapper<const logic::Step>> needed;
  for (;;) {
    const auto best = std::max_element(
        step.parts.begin(), step.parts.end(),
        [&](const auto& one, const auto& other) { return count_of(one) < count_of(other); });
    if (best == step.parts.end() || count_of(*best) == 0) return needed;
    for (const logic::Candidate& one : best->eliminations) left.erase(one);
    needed.emplace_back(*best);
  }
}

}  // namespace

std::string cell_text(Shape shape, Cell cell) {
  return "r" + std::to_string(shape.row_of(cell) + 1) + "c" +
         std::to_string(shape.column_of(cell) + 1);
}

std::string eliminations_text(Shape shape, const logic::Step& step) {
  std::string text;
  for (const auto& [cell, digit] : step.eliminations) {
    if (!text.empty()) text += ' ';
    text += cell_text(shape, cell) + "<>" + std::to_string(shape.value_of(digit));
  }
  return text;
}

std::string placements_text(Shape shape, const logic::Step& step) {
  std::string text;
  for (const auto& [cell, digit] : step.placements) {
    if (!text.empty()) text += ' ';
    text += cell_text(shape, cell) + "=" + std::to_string(shape.value_of(digit));
  }
  return text;
}

std::string digits_text(Shape shape, logic::DigitSet digits) {
  std::string text;
  for (const Digit digit : digits) text += std::to_string(shape.value_of(digit));
  return text;
}

std::string mistake_text(Shape shape, const logic::Mistake& mistake) {
  return cell_text(shape, mistake.candidate.cell) + (mistake.is_struck ? "<>" : "=") +
         std::to_string(shape.value_of(mistake.candidate.digit));
}

std::string step_columns(Shape shape, const logic::Step& step) {
  return std::string(logic::facts(step.technique).name) + "\t" + digits_text(shape, step.digits) +
         "\t" + eliminations_text(shape, step) + "\t" + placements_text(shape, step);
}

std::string step_sentence(const logic::State& state, const logic::Step& step,
                          std::span<const std::string> rules) {
  const Telling told(state, step, rules);
  const std::string name = std::string(logic::facts(step.technique).name) + ": ";
  if (!is_several(step)) return name + steps_own_text(told);
  std::string text;
  for (const logic::Step& part : needed_parts(step)) {
    const std::string sentence = steps_own_text(told.of(part));
    text += text.empty() ? sentence : " " + capital(sentence);
  }
  return name + text;
}

std::vector<std::string> part_sentences(const logic::State& state, const logic::Step& step,
                                        std::span<const std::string> rules) {
  std::vector<std::string> sentences;
  if (step.reason.kind == logic::ReasonKind::common_ground) {
    for (const logic::Step& part : step.parts)
      sentences.push_back(case_text(Telling(state, part, rules), step.eliminations.front()));
    return sentences;
  }
  const bool is_net = step.technique == logic::Technique::forcing_net;
  if (!is_net && step.technique != logic::Technique::forcing_chain) return sentences;
  for (const logic::Step& part : step.parts) {
    const Telling told(state, part, rules);
    sentences.push_back(is_net ? std::string(logic::facts(part.technique).name) + ": " +
                                     single_text(told, false)
                               : capital(told.chain()));
  }
  return sentences;
}

std::string step_lines(const logic::State& state, const logic::Step& step,
                       std::span<const std::string> rules) {
  std::string text = step_sentence(state, step, rules) + "\n";
  for (const std::string& part : part_sentences(state, step, rules)) text += "  " + part + "\n";
  return text;
}

}  // namespace ninefold::cli
