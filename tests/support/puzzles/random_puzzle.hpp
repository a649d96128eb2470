#pragma once

#include "core/rules/rule.hpp"
#include "tests/support/oracles/forbidden_table.hpp"
#include "tests/support/puzzles/random.hpp"

#include <optional>
#include <vector>

namespace ninefold::tests {

/// A random subset of all rules there are, latin or classic among them: pairs (empty, repeated and
/// equal ones too), random houses, diagonals, disjoint groups, the asterisk.
std::vector<Rule> random_rules(Random& random, Shape shape);

/// A random solution, found without the engine; nothing when there is none or it takes too long.
std::optional<Grid> random_solution(Random& random, const ForbiddenTable& forbidden);

/// A puzzle of random size (4 and 6 mostly), random rules and random givens: part of a solution,
/// such a part with a wrong digit, digits at random, or none. Large boards get enough givens for
/// brute force to finish most of the time.
Puzzle random_puzzle(Random& random);

/// The same for a board of one size, and under rules that are given.
Puzzle random_puzzle(Random& random, Shape shape);
Puzzle random_puzzle(Random& random, Shape shape, std::vector<Rule> rules);

/// A rule of a type with random arguments that its schema allows.
Rule random_rule_of(Random& random, const RuleType& type, Shape shape);

}  // namespace ninefold::tests
