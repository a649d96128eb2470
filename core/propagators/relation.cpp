#include "core/propagators/relation.hpp"

namespace ninefold::variants {

namespace {

using Bytes = std::array<std::array<Mask, 256>, 2>;

// The union of the entries of each set of positions, eight positions at a time.
void fill_unions(const PairTable& table, Bytes& unions) {
  for (std::size_t half = 0; half < 2; ++half) {
    for (std::size_t set = 1; set < 256; ++set) {
      const auto lowest = static_cast<std::size_t>(std::countr_zero(set));
      unions[half][set] = unions[half][set & (set - 1)] | table[half * 8 + lowest];
    }
  }
}

}  // namespace

RelationTable::RelationTable(const PairTable& table) : table_(table) {
  PairTable transposed{};
  for (int first = 0; first < most_values; ++first) {
    for (int second = 0; second < most_values; ++second) {
      if ((table[static_cast<std::size_t>(first)] >> second & 1) != 0) {
        transposed[static_cast<std::size_t>(second)] |= mask_of(first);
      }
    }
  }
  fill_unions(table, forward_);
  fill_unions(transposed, backward_);
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
    if (!domains.take_away_from_common_peers({relation.first, relation.second}, 2, value))
      return false;
  }
  return true;
}

}  // namespace ninefold::variants
