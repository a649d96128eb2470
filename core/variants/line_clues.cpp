#include "core/variants/line_clues.hpp"

#include <algorithm>
#include <utility>

namespace ninefold::variants {

std::optional<RuleError> complete_line_clues(Arguments& /*arguments*/, std::vector<Rule>& rules) {
  Rule line = std::move(rules.back());
  rules.pop_back();
  const std::vector<int> clues = std::exchange(line.numbers, {});
  for (const int direction : {1, 2}) {
    const int clue = clues[static_cast<std::size_t>(direction - 1)];
    if (clue == no_clue) continue;
    const bool is_last = direction == 2 || clues[1] == no_clue;
    Rule& rule = rules.emplace_back();
    rule.numbers = {clue, direction};
    rule.cells = is_last ? std::move(line.cells) : line.cells;
    if (direction == 2) std::reverse(rule.cells.begin(), rule.cells.end());
  }
  return std::nullopt;
}

std::string line_key(const Rule& rule) {
  return std::to_string(rule.cells.front()) + " " + std::to_string(rule.cells.back());
}

}  // namespace ninefold::variants
