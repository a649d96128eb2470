#pragma once

#include "core/rules/rule.hpp"

#include <functional>

namespace ninefold::tests {

/// Makes a puzzle for which `fails` is true as small as it gets by taking away one thing at a
/// time (a rule, a pair of digits, a given) for as long as it still fails. One of its rules stays
/// latin or classic.
Puzzle shrink(Puzzle puzzle, const std::function<bool(const Puzzle&)>& fails);

}  // namespace ninefold::tests
