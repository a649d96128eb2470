#include "core/lessons/reason.hpp"

namespace ninefold::lessons {

std::string conflict_reason(const Rule& rule, Shape shape, Cell first, Cell second) {
  if (rule.kind != RuleKind::latin && rule.kind != RuleKind::classic) return rule_name(rule);
  if (shape.row_of(first) == shape.row_of(second)) return "row";
  if (shape.column_of(first) == shape.column_of(second)) return "column";
  return "box";
}

}  // namespace ninefold::lessons
