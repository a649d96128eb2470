#pragma once

#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "core/engine/wide/variant_engine.hpp"

/// What the classic engine answers, of puzzles that are prepared and classic; see
/// PreparedPuzzle::is_classic().
namespace ninefold::variants {

/// None, one or more than one.
Answer solve_as_classic(const PreparedPuzzle& prepared, const Budget& budget,
                        const ProgressCallback& progress);
/// A part of the count. The solution is one of the part's where the budget limits them.
Answer count_as_classic(const PreparedPuzzle& prepared, CountPart part, const Budget& budget,
                        const ProgressCallback& progress);
/// How it is cut into parts: that depends on the way in which a short trial says to count.
std::variant<CountSplit, StopReason> split_as_classic(const PreparedPuzzle& prepared,
                                                      const Budget& budget,
                                                      const ProgressCallback& progress);

CandidatesAnswer candidates_as_classic(const PreparedPuzzle& prepared, std::uint32_t most,
                                       const Budget& budget, const ProgressCallback& progress);

}  // namespace ninefold::variants
