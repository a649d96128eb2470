#include "core/propagators/relation.hpp"

#include <algorithm>

namespace ninefold::variants {

namespace {

using Bytes = std::array<std::array<Mask, 256>, 2>;

// The union of the entries of each set of positions, eight positions at a time.
void fill_unions(const PairTable& table, std::size_t value_count, Bytes& unions) {
  for (std::size_t half = 0; half < 2 && value_count > half * 8; ++half) {
    const std::size_t sets = std::size_t{1} << std::min<std::size_t>(value_count - half * 8, 8);
    for (std::size_t set = 1; set < sets; ++set) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
      unions[half][set] = unions[half][set & (set - 1)] | table[half * 8 + lowest];
    }
  }
}

}  // namespace

RelationTable::RelationTable(const PairTable& table, int value_count) : table_(table) {
  PairTable transposed{};
  for (int first = 0; first < value_count; ++first) {
    for (int second = 0; second < value_count; ++second) {
      if ((table[static_cast<std::size_t>(first)] >> second & 1) != 0) {
        transposed[static_cast<std::size_t>(second)] |= mask_of(first);
      }
    }
  }
  const auto values = static_cast<std::size_t>(value_count);
  fill_unions(table, values, forward_);
  fill_unions(transposed, values, backward_);
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
