#pragma once

#include "core/rules/rule_type.hpp"
#include "tests/support/puzzles/random.hpp"

namespace ninefold::tests {

// Rules for tests alone, in no table: they say what they mean and declare next to nothing, so that
// an engine that takes symmetries or contributions for granted gets them wrong.

/// The digits of some cells have a certain sum. Declares nothing.
extern const RuleType sum_rule;

/// The digits of some cells rise from the first to the last: a statement about pairs that changes
/// when the cells change places. Declares nothing.
extern const RuleType rising_rule;

/// Some cells hold the same digit. Declares that digits may be exchanged everywhere, but not that
/// its contribution, which is none, says all.
extern const RuleType same_rule;

/// A random one of them for a board. Of two `solution` keeps about one.
Rule random_undeclared_rule(Random& random, const Grid& solution);

}  // namespace ninefold::tests
