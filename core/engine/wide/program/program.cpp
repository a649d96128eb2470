#include "core/engine/wide/program/program.hpp"

#include <algorithm>

namespace ninefold::variants {
bool Program::is_watched(CellIndex cell) const {
  const auto bits = std::span(watch_bits).subspan(cell * watch_words, watch_words);
  return !watching(cell).empty() ||
         std::any_of(bits.begin(), bits.end(), [](std::uint64_t word) { return word != 0; });
}

CellIndexes used_cells(const Program& program) {
  CellIndexes cells;
  const Mask all = first_values(program.value_count);
  for (int number = 0; number < program.cell_count; ++number) {
    const auto cell = static_cast<CellIndex>(number);
    if (program.candidates[cell] != all || program.peers->has_peers(cell) ||
        program.is_watched(cell))
      cells.push_back(cell);
  }
  return cells;
}

}  // namespace ninefold::variants
