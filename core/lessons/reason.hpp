#pragma once

#include "core/rules/rule.hpp"

#include <string>

namespace ninefold::lessons {

/// What two cells in conflict have in common, as the rule's type says it: under a base `row`,
/// `column`, `box` or the like (the first of them that they share); of a rule that goes over the
/// edges the plain name, where the two cells are near without crossing an edge. Under any other
/// rule it is the rule_name().
std::string conflict_reason(const Rule& rule, Shape shape, Cell first, Cell second);

}  // namespace ninefold::lessons
