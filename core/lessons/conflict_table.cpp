#include "core/lessons/conflict_table.hpp"

#include <algorithm>

namespace ninefold::lessons {

ConflictTable::ConflictTable(std::span<const Rule> rules, Shape shape)
    : rules_(rules.begin(), rules.end()),
      all_digits_(static_cast<std::uint16_t>((1 << shape.size()) - 1)) {
  const auto last_digit = static_cast<Digit>(shape.size());
  for (std::size_t index = 0; index < rules.size(); ++index) {
    if (!is_pairwise(rules[index])) other_rules_.push_back({rules[index], index});
  }
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
      if (!is_pairwise(rules[rule])) continue;
      for (int other = 0; other < shape.cell_count(); ++other) {
        if (other == index) continue;
        Neighbour neighbour{static_cast<Cell>(other), static_cast<std::uint16_t>(rule), {}};
        bool forbids_any = false;
        for (Digit theirs = 1; theirs <= last_digit; ++theirs) {
          for (Digit mine = 1; mine <= last_digit; ++mine) {
            if (!forbids(rules[rule], shape, cell, mine, neighbour.cell, theirs)) continue;
            neighbour.forbidden[theirs] |= static_cast<std::uint16_t>(1 << (mine - 1));
            forbids_any = true;
          }
        }
        if (forbids_any) neighbours_[cell].push_back(neighbour);
      }
    }
  }
}

std::optional<Conflict> ConflictTable::find(const Grid& grid) const {
  // The rules are asked only if there is something to find.
  if (!breaks_other_rule(grid)) {
    for (int index = 0; index < grid.shape().cell_count(); ++index) {
      const auto cell = static_cast<Cell>(index);
      if (grid[cell] == empty_cell) continue;
      if (const std::optional<Conflict> conflict = find(grid, cell, grid[cell])) return conflict;
    }
    return std::nullopt;
  }
  return find_conflict(rules_, grid);
}

bool ConflictTable::breaks_other_rule(const Grid& grid) const {
  return std::any_of(other_rules_.begin(), other_rules_.end(),
                     [&grid](const OtherRule& other) { return is_broken(other.rule, grid); });
}

std::optional<Conflict> ConflictTable::first_of(const std::optional<Conflict>& pair,
                                                const Grid& grid, Cell cell, Digit digit) const {
  for (const OtherRule& other : other_rules_) {
    if (pair && pair->rule < other.index) break;
    if (const std::optional<CellSet> cells = find_break(other.rule, grid, cell, digit)) {
      return Conflict{*cells, other.index};
    }
  }
  return pair;
}

std::uint16_t ConflictTable::excluded_by_others(std::uint16_t digits, const Grid& grid,
                                                Cell cell) const {
  for (Digit digit = 1; digit <= grid.shape().size(); ++digit) {
    const auto bit = static_cast<std::uint16_t>(1 << (digit - 1));
    if ((digits & bit) != 0) continue;
    if (first_of(std::nullopt, grid, cell, digit)) digits |= bit;
  }
  return digits;
}

int ConflictTable::count_conflicts(const Grid& grid, Cell cell) const {
  if (grid[cell] == empty_cell) return 0;
  int conflicts = 0;
  for (const Neighbour& neighbour : neighbours_[cell]) {
    conflicts += neighbour.forbidden[grid[neighbour.cell]] >> (grid[cell] - 1) & 1;
  }
  return conflicts;
}

}  // namespace ninefold::lessons
