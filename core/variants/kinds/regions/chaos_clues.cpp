// ChaosArrow, ChaosCount: how far the region goes, how many cells are in it.

#include "core/variants/puzzle.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

const Group* chaos_group(Arguments& arguments) {
  const Group* const group = arguments.layout().group("CC");
  if (group == nullptr) arguments.problem = arguments.error(0, "a puzzle with ChaosConstruction");
  return group;
}

// numbers: the offset. cells: the control cell. lists: arms, or one list, of region cells.
std::optional<Rule> read_control(Arguments& arguments) {
  const std::optional<CellIndex> control = arguments.cell(0);
  if (!control) return std::nullopt;
  Rule rule;
  rule.cells.push_back(*control);
  rule.numbers.push_back(0);
  if (arguments.has(1)) {
    const std::optional<int> offset = arguments.number(1, 0, 1);
    if (!offset) return std::nullopt;
    rule.numbers[0] = *offset;
  }
  if (arguments.count() <= 2 && arguments.layout().place(*control).group != 0) {
    arguments.problem = arguments.error(0, "a cell of the grid");
    return std::nullopt;
  }
  return rule;
}

std::optional<RuleError> read_chaos_arrow(Arguments& arguments, std::vector<Rule>& rules) {
  const Group* const group = chaos_group(arguments);
  if (group == nullptr) return arguments.problem;
  std::optional<Rule> rule = read_control(arguments);
  if (!rule) return arguments.problem;
  const Layout& layout = arguments.layout();
  if (arguments.count() > 2) {
    rule->lists.emplace_back();
    for (std::size_t i = 2; i < arguments.count(); ++i) {
      if (arguments.text(i) == "-") {
        rule->lists.emplace_back();
        continue;
      }
      const std::optional<CellIndex> cell = arguments.cell(i);
      if (!cell) return arguments.problem;
      if (*cell < group->first || *cell >= group->first + group->count)
        return arguments.error(i, "a region cell, such as CC1");
      rule->lists.back().push_back(*cell);
    }
    for (const CellIndexes& arm : rule->lists) {
      if (arm.empty() || arm[0] != rule->lists[0][0])
        return arguments.error(2, "arms that begin with the same cell");
    }
  } else {
    const Place start = layout.place(rule->cells[0]);
    for (const auto& [down, right] : {std::pair{0, -1}, {0, 1}, {-1, 0}, {1, 0}}) {
      CellIndexes& arm = rule->lists.emplace_back();
      for (Place next = start; layout.at(next); next.row += down, next.column += right) {
        arm.push_back(static_cast<CellIndex>(group->first + *layout.at(next)));
      }
    }
  }
  rules.push_back(std::move(*rule));
  return std::nullopt;
}

bool chaos_arrow_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  int total = 1;
  const int label = values[rule.lists[0][0]];
  for (const CellIndexes& arm : rule.lists) {
    for (std::size_t i = 1; i < arm.size() && values[arm[i]] == label; ++i) ++total;
  }
  return values[rule.cells[0]] + rule.numbers[0] == total;
}

std::optional<RuleError> read_chaos_count(Arguments& arguments, std::vector<Rule>& rules) {
  const Group* const group = chaos_group(arguments);
  if (group == nullptr) return arguments.problem;
  std::optional<Rule> rule = read_control(arguments);
  if (!rule) return arguments.problem;
  const Layout& layout = arguments.layout();
  CellIndexes& list = rule->lists.emplace_back();
  if (arguments.count() > 2) {
    const std::optional<CellIndexes> cells = arguments.cells(2);
    if (!cells) return arguments.problem;
    list = *cells;
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (list[i] < group->first || list[i] >= group->first + group->count)
        return arguments.error(i + 2, "a region cell, such as CC1");
    }
  } else {
    const Place centre = layout.place(rule->cells[0]);
    list.push_back(static_cast<CellIndex>(group->first + rule->cells[0]));
    for (int down = -1; down <= 1; ++down) {
      for (int right = -1; right <= 1; ++right) {
        const auto cell = layout.at(Place{0, centre.row + down, centre.column + right});
        if ((down != 0 || right != 0) && cell)
          list.push_back(static_cast<CellIndex>(group->first + *cell));
      }
    }
  }
  rules.push_back(std::move(*rule));
  return std::nullopt;
}

bool chaos_count_holds(const Rule& rule, const Puzzle& /*puzzle*/, std::span<const int> values) {
  const CellIndexes& list = rule.lists[0];
  const auto same = std::count_if(list.begin(), list.end(),
                                  [&](CellIndex cell) { return values[cell] == values[list[0]]; });
  return values[rule.cells[0]] + rule.numbers[0] == same;
}

void contribute_chaos_arrow(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.label_counts.push_back({rule.cells[0], model.lowest + rule.numbers[0], rule.lists, true});
}

void contribute_chaos_count(const Rule& rule, const Puzzle& /*puzzle*/, Model& model) {
  model.label_counts.push_back({rule.cells[0], model.lowest + rule.numbers[0], rule.lists, false});
}

}  // namespace

extern const std::vector<Kind> chaos_clues_kinds{
    {.name = "ChaosArrow",
     .read = read_chaos_arrow,
     .holds = chaos_arrow_holds,
     .contribute = contribute_chaos_arrow},
    {.name = "ChaosCount",
     .read = read_chaos_count,
     .holds = chaos_count_holds,
     .contribute = contribute_chaos_count},
};

}  // namespace ninefold::variants
