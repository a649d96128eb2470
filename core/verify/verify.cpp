#include "core/verify/verify.hpp"

#include "core/rules/conflicts.hpp"

namespace ninefold {

std::optional<Flaw> verify(const Puzzle& puzzle, const Grid& grid) {
  const Shape shape = puzzle.givens.shape();
  if (grid.shape() != shape) return Flaw{Flaw::Kind::wrong_shape};
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    if (grid[cell] < 1 || grid[cell] > shape.size()) return Flaw{Flaw::Kind::not_a_digit, cell};
    if (puzzle.givens[cell] != empty_cell && puzzle.givens[cell] != grid[cell]) {
      return Flaw{Flaw::Kind::given_changed, cell};
    }
  }
  if (const std::optional<Conflict> conflict = find_conflict(puzzle.rules, grid)) {
    return Flaw{Flaw::Kind::rule_broken, *conflict->cells.begin(), conflict->cells, conflict->rule};
  }
  return std::nullopt;
}

}  // namespace ninefold
