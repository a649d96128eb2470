#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// For every digit and cell, by its index (cells.hpp), in how many of some solutions it stands
/// there.
using CandidateTally = std::array<std::array<std::uint64_t, 96>, max_size>;

/// How many solutions to visit, and what becomes of them.
struct Visits {
  std::uint64_t left = 1;
  /// Where there is one: told of every solution visited.
  CandidateTally* tally = nullptr;
  /// The last one visited.
  BoardState last = {};
};

/// Visits solutions below `board`, one by one, while any are left to visit. True when all have been
/// visited.
bool visit_solutions(const CompiledRules& rules, const BoardState& board, Visits& visits,
                     Meter& meter);

/// What is known of a puzzle's candidates after asking for each.
struct TrueCandidates {
  /// Without the candidates that turned out to have no solution.
  BoardState board;
  /// Those that stand in some solution; all of them, if the search was not stopped.
  StoredDigits seen;
  /// For every digit those that it may change places with, itself included: they have as many
  /// solutions in each cell.
  std::array<unsigned, max_size> interchangeable{};
};

/// Every candidate that stands in some solution below `board`. Each solution found settles one
/// candidate in every cell, and as many more as there are digits to interchange; after that only
/// candidates not seen yet are searched for, and those that turn out to have no solution are
/// taken from the board for good. This is `share` of all that the meter is told of.
TrueCandidates find_true_candidates(const CompiledRules& rules, const BoardState& board,
                                    Meter& meter, double share = 1.0);

}  // namespace ninefold
