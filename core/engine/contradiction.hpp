#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/engine/budget.hpp"
#include "core/engine/engine.hpp"
#include "core/rules/rule.hpp"

#include <cstdint>
#include <span>

namespace ninefold {

/// Why givens have no solution.
struct Contradiction {
  /// Givens that contradict each other: two that break a rule together, or, when `stopped` is
  /// complete, an irreducible set: without any one of them the others have a solution. Empty when
  /// a solution was found, or nothing was decided.
  CellSet cells;
  /// True when all givens together have a solution.
  bool solvable = false;
  StopReason stopped = StopReason::complete;
  std::uint64_t nodes = 0;
};

/// A small set of givens that already contradict the rules; `engine` must be made of these rules.
/// Two givens that break a rule together are found at once. Otherwise it works by deletion: it
/// leaves out one given after another, and does not put it back if the rest still has no solution.
/// What is left depends on the order, so several fixed orders are tried and the smallest set is
/// kept; a smaller one that none of these orders leads to may exist. The rules alone may contradict
/// each other: then the set is empty and `solvable` is false. Source of the method: deletion-based
/// extraction of minimal unsatisfiable sets, for example J. Marques-Silva, "Minimal
/// Unsatisfiability: Models, Algorithms and Applications", 2010.
Contradiction find_contradiction(const Engine& engine, std::span<const Rule> rules,
                                 const Grid& givens, const Budget& budget = {},
                                 const ProgressCallback& progress = {});

}  // namespace ninefold
