#pragma once

#include "core/logic/workspace.hpp"

#include <cstdint>
#include <optional>

namespace ninefold::logic::explainer {

/// How hard Sudoku Explainer 1.2.1 calls a puzzle: its ER, 1.2 to about 12.
struct Rating {
  std::uint8_t tenths = 0;
  /// Whether it is no more than about that: a step was needed that is not looked for here, or a
  /// search gave up.
  bool is_estimate = false;
};

/// Whether there are such ratings under these rules: the classic ones, of 9x9.
bool has_ratings(const Links& links);

/// The rating of what is left to do from a state without mistakes. Where the searches' watch ends
/// the work, an estimate by what was needed until then, or nothing. Nothing under other rules.
std::optional<Rating> rating(const State& start, Workspace& shared);

}  // namespace ninefold::logic::explainer
