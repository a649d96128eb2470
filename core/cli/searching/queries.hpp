#pragma once

#include "core/cli/searching/search_watch.hpp"
#include "core/engine/engine.hpp"

#include <cstdint>
#include <string>

namespace ninefold::cli {

/// How many solutions there are, at most `most`; with the only one, if there is exactly one.
Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most,
                   SearchWatch& watch);

/// How many solutions there are; with the only one, if there is exactly one.
inline Answer count_all(const Engine& engine, const Grid& givens, SearchWatch& watch) {
  return count_up_to(engine, givens, Budget::unlimited, watch);
}

/// Whether the number of solutions is a bound only: the search was stopped before its end, and by
/// nothing that was asked of it but time.
inline bool is_bound(StopReason stopped) {
  return stopped != StopReason::complete && stopped != StopReason::solution_limit;
}

/// ">=1234", or "1234" where that is all.
std::string solutions_or_bound(const Answer& answer);

/// "at least 1,234 solutions", for a person.
std::string known_words(const Answer& answer);

}  // namespace ninefold::cli
