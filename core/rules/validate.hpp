#pragma once

#include "core/board/result.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <span>

namespace ninefold {

/// Nothing when the rule's arguments fit its schema and the board. Otherwise what does not:
/// bad_rule or number_out_of_range, with the cell where there is one.
std::optional<Error> validate(const Rule& rule, Shape shape);

/// A list of rules is valid when each is, and at least one is a base.
std::optional<Error> validate(std::span<const Rule> rules, Shape shape);

/// Whether the rule says that rows and columns hold every digit once.
bool is_base(const Rule& rule);

}  // namespace ninefold
