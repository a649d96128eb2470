#include "core/engine/branching.hpp"

#include <bit>
#include <cstddef>

namespace ninefold {

Place choose_cell(const BoardState& board, const CellCounts& counts) {
  int fewest = max_size + 1;
  Place chosen{0, 0};
  for (std::uint8_t word = 0; word < 3; ++word) {
    for (std::uint32_t bits = counts.at_least_two.words[word]; bits != 0; bits &= bits - 1) {
      const Place place{word, static_cast<std::uint8_t>(std::countr_zero(bits))};
      const int count = std::popcount(board.candidates(place));
      if (count >= fewest) continue;
      fewest = count;
      chosen = place;
      if (count == 2) return chosen;
    }
  }
  return chosen;
}

Place first_open_cell(const CompiledRules& rules, const CellCounts& counts) {
  for (int index = 0; index < rules.shape.cell_count(); ++index) {
    const Place place = place_of(rules.shape, static_cast<Cell>(index));
    if ((counts.at_least_two.words[place.word] & place.mask()) != 0) return place;
  }
  return {0, 0};
}

unsigned interchangeable(const CompiledRules& rules, const BoardState& board, unsigned candidates,
                         int digit) {
  const auto index = static_cast<std::size_t>(digit);
  unsigned result = 1U << digit;
  unsigned others = candidates & rules.swappable[index] & ~result;
  for (; others != 0; others &= others - 1) {
    const auto other = static_cast<std::size_t>(std::countr_zero(others));
    if (board.digits[other] == board.digits[index]) result |= 1U << other;
  }
  return result;
}

}  // namespace ninefold
