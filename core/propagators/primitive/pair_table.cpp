#include "core/propagators/primitive/pair_table.hpp"

namespace ninefold::variants {

// Squares of bits on the diagonal stay, those beside it change places: of eight, four, two, one.
PairTable turned(PairTable table) {
  unsigned low = 0x00ff;  // the bits of the left halves
  for (unsigned half = 8; half != 0; half /= 2, low ^= low << half) {
    for (unsigned row = 0; row < table.size(); row = (row + half + 1) & ~half) {
      const unsigned moved = (unsigned{table[row]} >> half ^ table[row + half]) & low;
      table[row] ^= static_cast<Mask>(moved << half);
      table[row + half] ^= static_cast<Mask>(moved);
    }
  }
  return table;
}

}  // namespace ninefold::variants
