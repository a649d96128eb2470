#pragma once

#include "core/rules/rule.hpp"

#include <optional>
#include <string_view>

namespace ninefold {

/// What a file in this folder says about its kind of rule. Adding a rule is adding such a file
/// and a line to the table in rule.cpp.
struct RuleType {
  std::string_view name;
  /// Whether a name alone says it all: no cells, no pairs.
  bool needs_no_parameter;
  std::optional<Error> (*validate)(const Rule& rule, Shape shape);
  /// The meaning: a predicate on two different cells and their digits, written from the rule's
  /// definition and not from what `give` produces, so that the one can check the other.
  bool (*forbids)(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y);
  /// Adds to the constraints of a search what this rule asks for.
  void (*give)(const Rule& rule, Shape shape, Constraints& constraints);
};

extern const RuleType latin_type;
extern const RuleType classic_type;
extern const RuleType knight_type;
extern const RuleType torus_knight_type;
extern const RuleType king_type;
extern const RuleType torus_king_type;
extern const RuleType forbidden_pairs_type;
extern const RuleType torus_forbidden_pairs_type;
extern const RuleType extra_house_type;

/// Every two cells of a house must differ.
void add_house(std::span<const Cell> cells, Constraints& constraints);

/// For rules without parameters: nothing can be wrong with them.
std::optional<Error> always_valid(const Rule& rule, Shape shape);

}  // namespace ninefold
