#pragma once

#include "core/variants/rule.hpp"

#include <cstddef>
#include <optional>

namespace ninefold::variants {

/// The error of the first argument from this one on that says anything, if there is one: an item
/// has no such arguments. Empty ones say nothing.
std::optional<RuleError> refuse_surplus(const Item& item, std::size_t from);

}  // namespace ninefold::variants
