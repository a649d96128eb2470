#include "core/propagators/sets/differ_where.hpp"

#include "core/propagators/primitive/statement.hpp"

namespace ninefold::variants {

namespace {

// What is left of a cell beside two others that differ from it and from each other.
Mask left_beside(Mask own, Mask one, Mask other) {
  const Mask both = one | other;
  if (is_single(one)) own &= static_cast<Mask>(~one);
  if (is_single(other)) own &= static_cast<Mask>(~other);
  return count_of(both) == 2 ? own & static_cast<Mask>(~both) : own;
}

}  // namespace

void DifferWhere::describe(Statement& to) const {
  const auto& [own_condition, own_value, own_others, own_count] = *this;
  to.add_cell(own_condition);
  to.add_values(own_value);
  to.add_in_any_order(std::span(own_others).first(own_count));
}

bool propagate(const DifferWhere& rule, Domains& domains) {
  const Mask condition = domains.masks[rule.condition];
  if ((condition & rule.value) == 0) return true;
  // A third that is not there is in nobody's way.
  std::array<Mask, DifferWhere::most_others> open;
  open.fill(static_cast<Mask>(~0U));
  for (std::size_t i = 0; i < rule.count; ++i) open[i] = domains.masks[rule.others[i]];
  const std::array<Mask, DifferWhere::most_others> left{left_beside(open[0], open[1], open[2]),
                                                        left_beside(open[1], open[0], open[2]),
                                                        left_beside(open[2], open[0], open[1])};
  for (std::size_t i = 0; i < rule.count; ++i) {
    if (left[i] == 0) return domains.take_away(rule.condition, rule.value);
  }
  if (condition != rule.value) return true;
  for (std::size_t i = 0; i < rule.count; ++i) {
    if (!domains.narrow(rule.others[i], left[i])) return false;
  }
  return true;
}

}  // namespace ninefold::variants
