#include "core/propagators/relation.hpp"

#include "core/propagators/primitive/statement.hpp"

#include <algorithm>

namespace ninefold::variants {

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

void RelationOf::describe(Statement& to) const {
  const auto& [own_first, own_second, own_table] = *this;
  const bool is_in_order = to.moved(own_first) < to.moved(own_second);
  to.add_cell(is_in_order ? own_first : own_second);
  to.add_cell(is_in_order ? own_second : own_first);
  to.add_table(own_table, !is_in_order);
}

void RelatedCells::describe(Statement& to) const {
  const auto& [own_cells, own_table] = *this;
  to.add_in_any_order(own_cells);
  to.add_table(own_table);
}

void NotBoth::describe(Statement& to) const {
  const auto& [own_first, own_second, own_value] = *this;
  to.add_in_any_order(std::array{own_first, own_second});
  to.add_values(own_value);
}

}  // namespace ninefold::variants
