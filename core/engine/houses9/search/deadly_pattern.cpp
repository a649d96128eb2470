#include "core/engine/houses9/search/deadly_pattern.hpp"

namespace ninefold {

bool has_deadly_pattern(const CompiledRules& rules, const BoardState& solution,
                        const CellBits& open, Branch branch) {
  // Any other rule looks at other digits or cells as well.
  if (!rules.only_differences) return false;
  if (!branch.has_otherwise()) return false;
  const Placement first = branch.first();
  const Placement otherwise = branch.otherwise();
  const int other = otherwise.index() == first.index()
                        ? otherwise.digit()
                        : std::countr_zero(solution.candidates(otherwise.place()));
  // A cell that takes the other digit takes it from the cells it sees, which then take the first.
  const CellBits both =
      cell_bits_from(solution.digits, first.digit()) | cell_bits_from(solution.digits, other);
  CellBits reached = cell_at_index(first.index());
  CellBits fresh = reached;
  while (!fresh.empty()) {
    const int index = first_of(fresh);
    const CellBits seen = both & cell_bits_from(rules.peers[static_cast<std::size_t>(index)]);
    if (!(seen & ~open).empty()) return false;
    fresh = (fresh | (seen & ~reached)) & ~cell_at_index(index);
    reached = reached | seen;
  }
  return true;
}

}  // namespace ninefold
