#pragma once

#include "core/variants/rule.hpp"

#include <string>

/// Rules of pairs of values as the first argument of `Pair` says them.
namespace ninefold::variants {

/// The pairs of values that are allowed: a bit each, six bits a character.
std::string pair_code(const Layout& layout, bool (*is_allowed)(int first, int second));

/// `Pair` on the same cells, named after the kind of the item, whose arguments are cells alone.
Item item_of_pairs(const Item& item, std::string code);

}  // namespace ninefold::variants
