#pragma once

#include "core/rules/rule.hpp"
#include "core/rules/rule_table.hpp"

#include <string_view>
#include <vector>

namespace ninefold::tests {

/// Rules by the names the literature uses, comma separated: every name of rule_named(), and
///
/// - `diagonal`: the falling one alone holds every digit once;
/// - `disjoint-groups`: cells at the same place of their boxes hold every digit once;
/// - `torus-non-consecutive`: side by side, around the edges too, never d and d+1;
/// - `cyclic-non-consecutive`: side by side never d and d+1, nor the greatest digit and 1.
///
/// `classic` is added unless there is `latin`. Unknown names end the test.
std::vector<Rule> named_rules(std::string_view names, Shape shape);

/// An empty board with those rules.
Puzzle empty_puzzle(std::string_view names, Shape shape);

}  // namespace ninefold::tests
