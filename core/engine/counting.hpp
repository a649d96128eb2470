#pragma once

#include "core/engine/branching.hpp"
#include "core/engine/compiled_rules.hpp"
#include "core/engine/meter.hpp"
#include "core/engine/search.hpp"

namespace ninefold {

/// What a search that counts does (search.hpp): it counts each solution together with those that
/// interchanging digits makes of it.
struct Counting {
  Counting(const CompiledRules& compiled, Meter& counted) : rules(compiled), meter(counted) {}

  const CompiledRules& rules;
  Meter& meter;

  Plan choose(const Node& node, bool /*has_failed*/) const {
    return choose_branch(rules, node, true);
  }
  unsigned alike(const BoardState& board, unsigned candidates, int digit) const {
    return interchangeable(rules, board, candidates, digit);
  }
  bool solution(const BoardState& /*board*/, Count multiplicity, const Trail* /*trail*/) {
    return meter.found(multiplicity);
  }
};

/// Counts the solutions below `board`, which is `share` of all that the meter is told of, as far as
/// the meter allows.
void count_solutions(const CompiledRules& rules, const BoardState& board, double share,
                     Meter& meter);

}  // namespace ninefold
