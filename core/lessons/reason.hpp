#pragma once

#include "core/rules/rule.hpp"

#include <string>

namespace ninefold::lessons {

/// What two cells in conflict have in common: under latin and classic `row`, `column` or `box`
/// (the first of them that they share), under any other rule its rule_name(). Of a rule that goes
/// over the edges the plain name, where the two cells are near without crossing an edge.
std::string conflict_reason(const Rule& rule, Shape shape, Cell first, Cell second);

}  // namespace ninefold::lessons
