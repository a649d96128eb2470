#pragma once

#include "core/variants/rule.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::variants {

/// Cages in 81 characters: each cell has its cage's sum or points to another cell of the cage.
/// `text` has no white space.
bool is_short_killer(const std::string& text);
/// Nothing where it is no such text, or a pointer leads to no sum.
std::optional<std::vector<Item>> read_short_killer(const std::string& text);
/// Cages in 81 numbers after `3x3::k:`, or `3x3:d:k:` where both diagonals are houses: 256 times
/// the sum, and the number of the cage.
std::optional<std::vector<Item>> read_long_killer(const std::string& text);

/// What is wrong with a text that looks like one of them, if it does: with "killer cages" as its
/// kind, and no item.
std::optional<RuleError> problem_of_killer(const std::string& text);

}  // namespace ninefold::variants
