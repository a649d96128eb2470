#include "core/engine/houses9/full_grid.hpp"

#include "core/engine/houses9/board_text.hpp"
#include "core/rules/conflicts.hpp"

#include <algorithm>

namespace ninefold {

bool keeps_incomplete_rules(const CompiledRules& rules, const BoardState& board) {
  const Grid grid = grid_from(rules, board);
  return std::none_of(rules.incomplete.begin(), rules.incomplete.end(),
                      [&grid](const Rule& rule) { return is_broken(rule, grid); });
}

}  // namespace ninefold
