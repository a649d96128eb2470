#include "core/variants/line_clues.hpp"

#include <algorithm>

namespace ninefold::variants {

std::optional<CellIndexes> read_line(Arguments& arguments, std::size_t number) {
  const Layout& layout = arguments.layout();
  if (number < arguments.count() && arguments.text(number).size() > 1) {
    const std::string& name = arguments.text(number);
    int line = 0;
    for (std::size_t i = 1; i < name.size() && i < 4; ++i) {
      line = name[i] >= '0' && name[i] <= '9' ? line * 10 + (name[i] - '0') : 100;
    }
    if (name[0] == 'R' && line >= 1 && line <= layout.rows) return layout.row(line - 1);
    if (name[0] == 'C' && line >= 1 && line <= layout.columns) return layout.column(line - 1);
  }
  arguments.problem = arguments.error(number, "a row or column of the board, such as R1 or C9");
  return std::nullopt;
}

std::optional<RuleError> read_line_clues(Arguments& arguments, std::vector<Rule>& rules,
                                         int least) {
  const std::optional<CellIndexes> line = read_line(arguments, 0);
  if (!line) return arguments.problem;
  if (arguments.count() > 3) return arguments.error(3, "no more than two clues");
  for (std::size_t direction = 1; direction <= 2; ++direction) {
    if (!arguments.has(direction)) continue;
    const std::optional<int> clue = arguments.number(direction, least, 10000);
    if (!clue) return arguments.problem;
    Rule& rule = rules.emplace_back();
    rule.numbers = {*clue, static_cast<int>(direction)};
    rule.cells = *line;
    if (direction == 2) std::reverse(rule.cells.begin(), rule.cells.end());
  }
  return std::nullopt;
}

std::optional<RuleError> read_line_clues_from_one(Arguments& arguments, std::vector<Rule>& rules) {
  return read_line_clues(arguments, rules, 1);
}

std::optional<RuleError> read_line_clues_from_zero(Arguments& arguments, std::vector<Rule>& rules) {
  return read_line_clues(arguments, rules, 0);
}

std::string line_key(const Rule& rule) {
  return std::to_string(rule.cells.front()) + " " + std::to_string(rule.cells.back());
}

}  // namespace ninefold::variants
