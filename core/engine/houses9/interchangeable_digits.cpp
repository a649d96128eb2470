#include "core/engine/houses9/interchangeable_digits.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace ninefold {

unsigned interchangeable_digits(const CompiledRules& rules, const BoardState& board,
                                unsigned candidates, int digit) {
  unsigned result = 1U << digit;
  unsigned others = candidates & rules.interchangeable[static_cast<std::size_t>(digit)] & ~result;
  for (; others != 0; others &= others - 1) {
    const int other = std::countr_zero(others);
    if (board.digits.cells_of(other) == board.digits.cells_of(digit)) result |= 1U << other;
  }
  return result;
}

unsigned two_interchangeable_digits(const CompiledRules& rules, const BoardState& board) {
  // Asked of every board, of which hardly any has some: a word tells most digits apart.
  for (int digit = 1; digit < rules.shape.size(); ++digit) {
    const std::uint32_t word = board.digits.word(0, digit);
    for (int other = 0; other < digit; ++other) {
      if (word != board.digits.word(0, other)) continue;
      const unsigned two = 1U << digit | 1U << other;
      if (interchangeable_digits(rules, board, two, other) == two) return two;
    }
  }
  return 0;
}

}  // namespace ninefold
