#include "core/rules/constraints.hpp"

#include "core/rules/rule_type.hpp"

namespace ninefold {

Constraints gather_constraints(std::span<const Rule> rules, Shape shape) {
  Constraints constraints;
  constraints.shape = shape;
  for (const Rule& rule : rules) {
    const RuleType& type = *rule.type;
    if (type.contribute != nullptr) type.contribute(rule, shape, constraints);
    if (type.contribute == nullptr || !type.is_complete) constraints.incomplete.push_back(rule);
    if (type.exchange == DigitExchange::breaks_rule) constraints.digits_exchange = false;
  }
  return constraints;
}

void add_differences(std::span<const Cell> cells, Constraints& constraints) {
  for (const Cell cell : cells) {
    for (const Cell other : cells) {
      if (other != cell) constraints.different[cell].insert(other);
    }
  }
}

void add_extra_house(std::span<const Cell> cells, Constraints& constraints) {
  add_differences(cells, constraints);
  constraints.extra_houses.emplace_back(cells.begin(), cells.end());
}

}  // namespace ninefold
