#include "core/rules/conflicts.hpp"

#include "core/rules/rule_type.hpp"

namespace ninefold {

namespace {

/// Calls `visit` with every set of cells that breaks the rule, until it returns false. Under a
/// pairwise rule they come in order.
template <typename Visit>
void visit_breaks(const Rule& rule, const Grid& grid, Visit visit) {
  const RuleType& type = *rule.type;
  if (type.forbids == nullptr) {
    for (const CellSet& cells : type.find_breaks(rule, grid)) {
      if (!visit(cells)) return;
    }
    return;
  }
  const Shape shape = grid.shape();
  const int count = shape.cell_count();
  for (int index = 0; index < count; ++index) {
    const auto first = static_cast<Cell>(index);
    if (grid[first] == empty_cell) continue;
    for (int other = index + 1; other < count; ++other) {
      const auto second = static_cast<Cell>(other);
      if (grid[second] == empty_cell) continue;
      if (!type.forbids(rule, shape, first, grid[first], second, grid[second])) continue;
      if (!visit(CellSet{first, second})) return;
    }
  }
}

/// The first cell in reading order that `digit` in `cell` breaks a pairwise rule with.
std::optional<Cell> find_other(const Rule& rule, const Grid& grid, Cell cell, Digit digit) {
  for (int index = 0; index < grid.shape().cell_count(); ++index) {
    const auto other = static_cast<Cell>(index);
    if (other == cell || grid[other] == empty_cell) continue;
    if (forbids(rule, grid.shape(), cell, digit, other, grid[other])) return other;
  }
  return std::nullopt;
}

}  // namespace

bool is_pairwise(const Rule& rule) { return rule.type->forbids != nullptr; }

bool forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y) {
  return a < b ? rule.type->forbids(rule, shape, a, x, b, y)
               : rule.type->forbids(rule, shape, b, y, a, x);
}

std::vector<CellSet> find_breaks(const Rule& rule, const Grid& grid) {
  std::vector<CellSet> breaks;
  visit_breaks(rule, grid, [&breaks](const CellSet& cells) {
    breaks.push_back(cells);
    return true;
  });
  return breaks;
}

bool is_broken(const Rule& rule, const Grid& grid) {
  bool broken = false;
  visit_breaks(rule, grid, [&broken](const CellSet& /*cells*/) {
    broken = true;
    return false;
  });
  return broken;
}

std::optional<CellSet> find_break(const Rule& rule, const Grid& grid, Cell cell, Digit digit) {
  Grid with = grid;
  with[cell] = digit;
  std::optional<CellSet> first_with_cell;
  std::optional<CellSet> first;
  for (const CellSet& cells : find_breaks(rule, with)) {
    if (!first || cells < *first) first = cells;
    if (!cells.contains(cell)) continue;
    if (!first_with_cell || cells < *first_with_cell) first_with_cell = cells;
  }
  if (first_with_cell || !first) return first_with_cell;
  with[cell] = empty_cell;
  if (is_broken(rule, with)) return std::nullopt;
  return first;
}

std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid, Cell cell,
                                      Digit digit) {
  for (std::size_t index = 0; index < rules.size(); ++index) {
    if (!is_pairwise(rules[index])) {
      const std::optional<CellSet> cells = find_break(rules[index], grid, cell, digit);
      if (cells) return Conflict{*cells, index};
    } else if (const std::optional<Cell> other = find_other(rules[index], grid, cell, digit)) {
      return Conflict{{cell, *other}, index};
    }
  }
  return std::nullopt;
}

std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid) {
  std::optional<Conflict> first;
  for (std::size_t index = 0; index < rules.size(); ++index) {
    visit_breaks(rules[index], grid, [&](const CellSet& cells) {
      const bool is_first = !first || *cells.begin() < *first->cells.begin() ||
                            (index == first->rule && cells < first->cells);
      if (is_first) first = Conflict{cells, index};
      return !is_pairwise(rules[index]);
    });
  }
  return first;
}

}  // namespace ninefold
