#include "core/variants/line_clues.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

// On a board of one cell, the row and the column look alike.
bool is_column_of_one_cell(const Item& item, const Rule& rule) {
  return rule.cells.size() == 1 &&
         std::any_of(item.arguments.begin(), item.arguments.end(),
                     [](const std::string& argument) { return argument.starts_with('C'); });
}

}  // namespace

std::optional<RuleError> complete_line_clues(Arguments& arguments, std::vector<Rule>& rules) {
  const int before = is_column_of_one_cell(arguments.item(), rules.back()) ? 2 : 0;
  const int forward = rules.back().numbers[0];
  const int backward = rules.back().numbers[1];
  if (forward == no_clue && backward == no_clue) {
    rules.pop_back();
    return std::nullopt;
  }
  if (forward != no_clue) rules.back().numbers = {forward, before + 1};
  if (backward == no_clue) return std::nullopt;
  if (forward != no_clue) rules.push_back(rules.back());
  rules.back().numbers = {backward, before + 2};
  std::reverse(rules.back().cells.begin(), rules.back().cells.end());
  return std::nullopt;
}

std::string line_key(const Rule& rule) {
  std::string key = std::to_string(rule.cells.front()) + " " + std::to_string(rule.cells.back());
  // A line of one cell looks the same from both ends.
  if (rule.numbers.size() > 1) key += " " + std::to_string(rule.numbers[1]);
  return key;
}

}  // namespace ninefold::variants
