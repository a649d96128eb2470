#pragma once

#include <string>
#include <vector>

namespace ninefold::variants {

/// Every kind of item as a person reads it, such as `Cage [SUM] CELLS...`, in alphabetical order.
/// What may be left out or empty stands in brackets.
std::vector<std::string> item_forms();

}  // namespace ninefold::variants
