#include "core/propagators/relation.hpp"

#include <algorithm>

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

void RelationTable::fill(const PairTable& table, int value_count, Unions& unions) {
  int first = 0;
  for (const std::span<Mask> part :
       {std::span<Mask>(unions.of_first), std::span<Mask>(unions.of_second),
        std::span<Mask>(unions.of_third)}) {
    const int positions = std::countr_zero(part.size());
    const int used = std::clamp(value_count - first, 0, positions);
    const Mask* const entries = table.data() + first;
    for (int position = 0; position < used; ++position) {
      const std::size_t smaller = std::size_t{1} << position;
      for (std::size_t set = 0; set < smaller; ++set)
        part[smaller + set] = part[set] | entries[position];
    }
    first += positions;
  }
}

RelationTable::RelationTable(const PairTable& table, int value_count) : table_(table) {
  fill(table, value_count, forward_);
  const PairTable back = turned(table);
  if (back == table) {
    backward_ = forward_;
  } else {
    fill(back, value_count, backward_);
  }
}

bool propagate(const Relation& relation, const RelationTable& table, Domains& domains) {
  if (!domains.narrow(relation.second, table.forward(domains.masks[relation.first]))) return false;
  if (!domains.narrow(relation.first, table.backward(domains.masks[relation.second]))) return false;
  if (!relation.has_common_peers) return true;
  const Mask first = domains.masks[relation.first];
  const Mask second = domains.masks[relation.second];
  if (is_single(first) || is_single(second)) return true;  // nothing that peers would not say
  for (Mask rest = first & second; rest != 0; rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    if ((table.forward(first & ~value) & second & ~value) != 0) continue;
    if (!domains.take_away_from_common_peers(std::array{relation.first, relation.second}, value))
      return false;
  }
  return true;
}

}  // namespace ninefold::variants
