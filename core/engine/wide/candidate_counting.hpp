#pragma once

#include "core/engine/budget.hpp"
#include "core/engine/wide/prepared/prepared_puzzle.hpp"
#include "core/engine/wide/solution_tally.hpp"
#include "core/engine/wide/variant_engine.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::variants {

/// Counts in how many solutions each cell has each value, up to `most`. The puzzle must have its
/// fastest program. Where names of regions are asked for and may be exchanged, they are counted
/// apart from all else.
class CandidateCounting {
 public:
  CandidateCounting(const PreparedPuzzle& prepared, std::uint32_t most, CellsAsked asked);

  /// How it ended: complete once all counts are known. The budget's solutions are no limit.
  StopReason run(const Budget& budget, const ProgressCallback& progress);

  std::uint64_t nodes() const { return nodes_; }
  /// For every cell and value, value v at [v - lowest].
  void write_to(std::vector<std::vector<std::uint32_t>>& solutions) const;

 private:
  StopReason count_all(const Budget& budget, const ProgressCallback& progress);
  StopReason count_names(const Budget& budget, const ProgressCallback& progress);
  bool are_names_known(const Mask* masks);
  bool names_are_left() const;

  const PreparedPuzzle& prepared_;
  const std::uint32_t most_;
  const bool asks_names_;  // whether names that may be exchanged are asked for
  SolutionTally of_names_;
  SolutionTally of_others_;
  std::vector<Mask> possible_;  // by cell, the names in their order
  std::vector<int> values_;
  std::uint64_t nodes_ = 0;
  double farthest_ = 0;  // the largest share told so far
  int nodes_for_names_ = 0;
  bool has_visited_all_ = false;  // or passed over what was known, names among it
};

}  // namespace ninefold::variants
