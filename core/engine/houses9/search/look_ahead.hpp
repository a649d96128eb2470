#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/propagation.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold {

/// Finds a branch by trying every candidate of the board, as searches for satisfiability do (Heule,
/// van Maaren: Look-Ahead Based SAT Solvers). That costs as much as some hundred nodes, and pays
/// where many thousands are still to come, as in puzzles without givens.
class LookAhead {
 public:
  /// Both must outlive it.
  LookAhead(const CompiledRules& rules, Meter& meter);

  /// How many nodes have to be expected below a node for this to pay.
  static constexpr double least_nodes = 3000;

  /// For a node that is open. Takes away the candidates that fail at once, with what follows, and
  /// writes what that makes of the node. If it is still open, `plan` becomes the branch whose two
  /// ways or more leave least to search, by what is left of the board after each. Every trial
  /// counts as a node; false when the meter ends the search.
  bool choose(Node& node, Plan& plan);

 private:
  /// By index of the cell and digit: how much is left to search after a placement, of 2^24.
  using Parts = std::array<std::array<std::uint32_t, max_size>, 96>;

  bool try_candidates(Node& node);
  Plan best_branch(const Node& node) const;

  const CompiledRules& rules_;
  Propagate propagate_;
  Meter& meter_;
  std::vector<CellBits> houses_;
  Parts parts_{};
};

}  // namespace ninefold
