#pragma once

#include "core/engine/wide/program/program.hpp"
#include "core/engine/wide/search/branch.hpp"

#include <span>
#include <vector>

namespace ninefold::variants {

/// Where lines have ranks, each value begins one line along each border of the grid. Which cell of
/// a border has the first value of a clue at another border decides which lines are compared with
/// that clue's.
class RankBorders {
 public:
  explicit RankBorders(const Program& program);

  /// The branch that parts the search best by such a cell, if it is better than `best` with its
  /// score: one with weight, and few others; the more clues have that value, the better.
  void choose(const Mask* masks, std::span<const float> weights, float best_score,
              Branch& best) const;

 private:
  struct Border {
    CellIndexes cells;
    Mask value = 0;
    float clues = 0;  ///< of other borders, with this first value
  };
  std::vector<Border> borders_;
};

}  // namespace ninefold::variants
