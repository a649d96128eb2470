#include "core/engine/finding/proof.hpp"

#include "core/engine/finding/any_solution.hpp"
#include "core/engine/houses9/search/branching.hpp"
#include "core/engine/houses9/search/deadly_pattern.hpp"
#include "core/engine/houses9/search/search.hpp"

namespace ninefold {

namespace {

/// Keeps the first solution; digits are told apart.
struct Proving {
  const CompiledRules& rules;
  Meter& meter;
  BoardState& first;
  bool found = false;
  /// The cells that the givens leave open.
  CellBits open = {};

  bool may_look_ahead() const { return true; }
  bool may_learn() const { return true; }
  Plan choose(const Node& node, bool has_failed) {
    if (meter.nodes() == 1) open = cell_bits_from(node.counts.at_least_two);
    return choose_branch(rules, node, has_failed);
  }
  bool solution(const BoardState& board, Count multiplicity, const Trail* trail) {
    const bool is_first = !found;
    found = true;
    if (is_first) first = board;
    if (!meter.found(multiplicity)) return false;
    for (; is_first && trail != nullptr; trail = trail->above) {
      if (has_deadly_pattern(rules, board, open, trail->branch)) return meter.found(1);
    }
    return true;
  }
};

}  // namespace

bool prove_below(const CompiledRules& rules, const BoardState& board, Meter& meter,
                 BoardState& first) {
  if (has_twins(rules, board)) {
    const auto found = any_solution(rules, board, meter);
    if (!found) return false;
    first = *found;
    meter.found(2);
    return true;
  }
  Proving policy{rules, meter, first};
  Search<Proving>(rules, meter, policy).run(board);
  return policy.found;
}

}  // namespace ninefold
