#pragma once

#include "core/logic/explainer/forced.hpp"
#include "core/logic/workspace.hpp"

#include <array>
#include <cstdint>

namespace ninefold::logic::explainer {

/// Steps that follow assumptions, from what asks least; Sudoku Explainer looks for one kind after
/// the other and takes the shortest step of the first that has any.
enum class ForcingKind : std::uint8_t {
  nishio,         ///< a contradiction within one digit
  multiple,       ///< what all candidates of a cell, or places in a house, have in common
  dynamic,        ///< both, on the board that consequences leave; also what holds either way
  with_patterns,  ///< the same with locked digits, pairs and X-wings among the consequences
  nested_chains,  ///< the same with assumptions among them, as Nested says
  nested_cases,
  nested_dynamic,
};
inline constexpr std::array forcing_kinds{ForcingKind::nishio, ForcingKind::multiple,
                                          ForcingKind::dynamic, ForcingKind::with_patterns};
/// Only what follows from candidates that hold is looked at, and within not all that Sudoku
/// Explainer looks at: ratings of these are estimates.
inline constexpr std::array nested_kinds{ForcingKind::nested_chains, ForcingKind::nested_cases,
                                         ForcingKind::nested_dynamic};

/// The rating of the shortest steps of a kind.
int least_tenths(ForcingKind kind);

/// The easiest steps of that kind; where the searches' watch ends the search, of those that were
/// found so far.
Forced find_forced(const State& state, ForcingKind kind, Workspace& shared);

}  // namespace ninefold::logic::explainer
