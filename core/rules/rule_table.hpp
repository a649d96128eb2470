#pragma once

#include "core/board/result.hpp"
#include "core/rules/rule_type.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The types of all rules there are, by rank: one for each file of core/rules/kinds. The table is
/// made from the names of these files when the program is built; see core/rules/README.md.
std::span<const RuleType* const> rule_types();

/// The type with that name, or null. Names of presets are not looked at.
const RuleType* find_rule_type(std::string_view name);

/// A rule of a type that is known to be there. Arguments that are not given are the defaults of
/// the schema; nothing is checked.
Rule make_rule(const RuleType& type, std::vector<Argument> arguments = {});
Rule make_rule(std::string_view name, std::vector<Argument> arguments = {});

/// The rule that a name alone says on a board: a type's, where all parameters can be left out, or
/// a preset's. Error: unknown_rule, or bad_rule where the board has no such rule.
Result<Rule> rule_named(std::string_view name, Shape shape);

/// The names that rule_named() knows: those of types, by rank, and then those of presets.
std::vector<std::string_view> plain_rule_names();

/// Whether two rules are in order in a text: by type, and of one type by their arguments.
bool comes_before(const Rule& left, const Rule& right);

}  // namespace ninefold
