#include "core/lessons/conflict_table.hpp"

namespace ninefold::lessons {

ConflictTable::ConflictTable(std::span<const Rule> rules, Shape shape)
    : all_digits_(static_cast<std::uint16_t>((1 << shape.size()) - 1)) {
  const auto last_digit = static_cast<Digit>(shape.size());
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    for (std::size_t rule = 0; rule < rules.size(); ++rule) {
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
  for (int index = 0; index < grid.shape().cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (grid[cell] == empty_cell) continue;
    if (const std::optional<Conflict> conflict = find(grid, cell, grid[cell])) return conflict;
  }
  return std::nullopt;
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
