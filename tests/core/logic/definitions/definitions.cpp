#include "tests/core/logic/definitions/definitions.hpp"

namespace ninefold::tests {

namespace {

using logic::Technique;

/// What holds of every step.
Breach breach_of_any(const Board& board, const logic::Step& step) {
  if (step.eliminations.empty() && step.placements.empty()) return "has no effect";
  for (const auto& list : {step.eliminations, step.placements}) {
    for (const logic::Candidate& candidate : list) {
      if (!board.is_open(candidate.cell) || !board.has(candidate.cell, candidate.digit)) {
        return "is about a candidate that is not there";
      }
    }
  }
  const bool places =
      step.technique <= Technique::hidden_single || step.technique == Technique::template_set;
  if (step.technique == Technique::forcing_chain) return std::nullopt;
  if (step.eliminations.empty() != places) return "strikes where it should place, or places";
  return std::nullopt;
}

}  // namespace

Breach breach_of(const Board& board, const logic::Step& step) {
  using enum Technique;
  if (Breach breach = breach_of_any(board, step)) return breach;
  const Technique technique = step.technique;
  if (technique <= hidden_single) return breach_of_single(board, step);
  if (technique == pointing || technique == claiming || technique == locked_candidates) {
    return breach_of_locked(board, step);
  }
  if (technique <= locked_triple || (technique >= naked_pair && technique <= hidden_quadruple)) {
    return breach_of_subset(board, step);
  }
  if ((technique >= x_wing && technique <= jellyfish) ||
      (technique >= finned_x_wing && technique <= sashimi_jellyfish && technique != wxyz_wing) ||
      (technique >= franken_x_wing && technique <= finned_mutant_whale)) {
    return breach_of_fish(board, step);
  }
  if (technique >= skyscraper && technique <= turbot_fish) return breach_of_two_links(board, step);
  if (technique >= x_chain && technique <= grouped_discontinuous_loop &&
      technique != almost_locked_xz && technique != almost_locked_xy_wing) {
    return breach_of_chain(board, step);
  }
  if (technique >= simple_colors_trap && technique <= multi_colors_2) {
    return breach_of_colors(board, step);
  }
  if (technique >= unique_rectangle_1 && technique <= hidden_rectangle) {
    return breach_of_unique_rectangle(board, step);
  }
  switch (technique) {
    case empty_rectangle:
    case dual_empty_rectangle: return breach_of_empty_rectangle(board, step);
    case w_wing:
    case xy_wing:
    case xyz_wing: return breach_of_wing(board, step);
    case wxyz_wing: return breach_of_wxyz_wing(board, step);
    case aligned_pair_exclusion: return breach_of_aligned_pair(board, step);
    case medusa: return breach_of_medusa(board, step);
    case unique_loop_1:
    case unique_loop_2:
    case unique_loop_3:
    case unique_loop_4: return breach_of_unique_loop(board, step);
    case bivalue_universal_grave_2:
    case bivalue_universal_grave_3:
    case bivalue_universal_grave_4: return breach_of_grave_of_several(board, step);
    case remote_pair: return breach_of_remote_pair(board, step);
    case bivalue_universal_grave: return breach_of_grave(board, step);
    case avoidable_rectangle_1:
    case avoidable_rectangle_2: return breach_of_avoidable_rectangle(board, step);
    case sue_de_coq: return breach_of_sue_de_coq(board, step);
    case almost_locked_xz:
    case almost_locked_xy_wing:
    case almost_locked_chain: return breach_of_almost_locked(board, step);
    case set_equivalence: return breach_of_equivalence(board, step);
    case death_blossom: return breach_of_death_blossom(board, step);
    case sk_loop: return breach_of_sk_loop(board, step);
    case exocet: return breach_of_exocet(board, step);
    case forcing_chain:
    case forcing_net: return breach_of_forcing(board, step);
    case template_set:
    case template_delete: return breach_of_templates(board, step);
    default: return "has a technique that is not checked";
  }
}

}  // namespace ninefold::tests
