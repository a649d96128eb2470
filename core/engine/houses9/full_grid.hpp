#pragma once

#include "core/engine/houses9/board_state.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// Whether a full board keeps the rules that mean more than the search was given.
bool keeps_incomplete_rules(const CompiledRules& rules, const BoardState& board);

/// Whether a board that the search has filled is a solution.
inline bool is_solution(const CompiledRules& rules, const BoardState& board) {
  return rules.incomplete.empty() || keeps_incomplete_rules(rules, board);
}

}  // namespace ninefold
