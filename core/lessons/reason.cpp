#include "core/lessons/reason.hpp"

#include "core/rules/rule_type.hpp"

namespace ninefold::lessons {

std::string conflict_reason(const Rule& rule, Shape shape, Cell first, Cell second) {
  if (rule.type->reason == nullptr) return rule_name(rule);
  return std::string(rule.type->reason(rule, shape, first, second));
}

}  // namespace ninefold::lessons
