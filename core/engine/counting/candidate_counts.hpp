#pragma once

#include "core/engine/engine.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// For every candidate below `board` the number of solutions that have it, up to `most`. Solutions
/// are visited for a while, each of which counts for a candidate in every cell; where that does not
/// end the matter, each true candidate with fewer than `most` is counted by itself. The budget of
/// solutions is ignored.
CandidatesAnswer count_true_candidates(const CompiledRules& rules, const BoardState& board,
                                       std::uint32_t most, const Budget& budget,
                                       const ProgressCallback& progress);

}  // namespace ninefold
