#include "core/engine/counting/interchangeable_digits.hpp"

#include <bit>
#include <cstddef>

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

}  // namespace ninefold
