#pragma once

#include <span>

namespace ninefold {

struct RuleType;

/// The rule of every file in kinds/, in the order of their names. Defined in a source file that
/// CMake writes.
std::span<const RuleType* const> all_kinds();

}  // namespace ninefold
