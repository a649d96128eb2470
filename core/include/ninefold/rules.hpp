#pragma once

#include <string>
#include <vector>

namespace ninefold {
inline namespace v0 {

/// Every kind of item that a constraint text may have, as a person reads it, such as
/// `Cage [SUM] CELLS...`, in alphabetical order. What may be left out or empty stands in brackets.
std::vector<std::string> rule_forms();

}  // namespace v0
}  // namespace ninefold
