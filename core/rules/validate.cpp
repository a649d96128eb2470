#include "core/rules/validate.hpp"

#include "core/rules/rule_table.hpp"

#include <algorithm>

namespace ninefold {

bool is_base(const Rule& rule) { return rule.type->base != Base::no; }

std::optional<Error> validate(const Rule& rule, Shape shape) {
  if (std::optional<Error> error = validate_arguments(rule, shape)) return error;
  if (rule.type->validate == nullptr) return std::nullopt;
  return rule.type->validate(rule, shape);
}

std::optional<Error> validate(std::span<const Rule> rules, Shape shape) {
  for (const Rule& rule : rules) {
    if (std::optional<Error> error = validate(rule, shape)) return error;
  }
  if (std::any_of(rules.begin(), rules.end(), is_base)) return std::nullopt;
  Error error;
  error.code = ErrorCode::bad_rule;
  error.found = "no rule for rows and columns";
  for (const RuleType* const type : rule_types()) {
    if (type->base == Base::no) continue;
    error.expected.append(error.expected.empty() ? "one of " : ", ").append(type->name);
  }
  return error;
}

}  // namespace ninefold
