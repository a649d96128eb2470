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
                  // The same with assumptions within assumptions. Of these, only what follows from
                  // candidates that hold is looked at, and not all that Sudoku Explainer looks at
                  // within: their ratings are estimates.
  nested_chains,
  nested_cases,
  nested_dynamic,
};
inline constexpr std::array forcing_kinds{ForcingKind::nishio,        ForcingKind::multiple,
                                          ForcingKind::dynamic,       ForcingKind::with_patterns,
                                          ForcingKind::nested_chains, ForcingKind::nested_cases,
                                          ForcingKind::nested_dynamic};

inline bool is_nested(ForcingKind kind) { return kind > ForcingKind::with_patterns; }

/// The easiest steps of that kind. None where the searches' watch ended the search.
Forced find_forced(const State& state, ForcingKind kind, Workspace& shared);

}  // namespace ninefold::logic::explainer
