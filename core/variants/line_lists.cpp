#include "core/variants/line_lists.hpp"

namespace ninefold::variants {

std::optional<RuleError> read_line_lists(Arguments& arguments, AmongCells among, const Rule& common,
                                         std::vector<Rule>& rules) {
  Rule rule = common;
  const auto finish = [&] {
    if (!rule.cells.empty()) rules.push_back(rule);
    rule = common;
  };
  for (std::size_t i = 1; i < arguments.count(); ++i) {
    const std::string& written = arguments.text(i);
    if (written.empty() || (among.names && written[0] == '_')) {
      finish();
    } else if (among.breaks && written == "-") {
      rule.numbers.push_back(static_cast<int>(rule.cells.size()));
    } else {
      const std::optional<CellIndex> cell = arguments.cell(i);
      if (!cell) return arguments.problem;
      rule.cells.push_back(*cell);
      if (rule.cells.size() > most_listed_cells)
        return arguments.error(i, "no more than 1000 cells in a list");
    }
  }
  finish();
  return std::nullopt;
}

}  // namespace ninefold::variants
