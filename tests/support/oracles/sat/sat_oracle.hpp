#pragma once

#include "core/rules/rule.hpp"
#include "tests/support/oracles/forbidden_table.hpp"
#include "tests/support/oracles/sat/formula.hpp"

#include <optional>
#include <vector>

namespace ninefold::tests {

/// What a SAT solver says about a puzzle.
struct SatAnswer {
  /// All solutions, or the first `limit` of them, in no particular order.
  std::vector<Grid> solutions;
  /// True when the solver proved that there are no others.
  bool complete = false;
};

/// Writes the puzzle as clauses (one digit in every cell; no two digits that a rule's predicate
/// forbids together), runs `cadical` as a process, and after each solution adds the clause that
/// excludes it. Solutions that break a rule which is not about pairs are left out. Nothing when the
/// solver failed.
std::optional<SatAnswer> ask_sat_solver(const ForbiddenTable& forbidden, const Grid& givens,
                                        std::size_t limit);

}  // namespace ninefold::tests
