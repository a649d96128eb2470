#pragma once

#include "core/engine/houses9/branch.hpp"
#include "core/engine/houses9/propagation.hpp"

#include <array>

namespace ninefold {

/// Where a search has failed, and what it branches on then: the cell of which least is left for
/// most failures, or the two places of a digit in a house that part the search better. Regions in
/// pieces all over the board fail in a few places again and again, and nothing else tells where.
class ConflictWeights {
 public:
  ConflictWeights() { weights_.fill(1); }

  /// Counts the failure of a guess.
  void blame(Branch guessed);
  /// Whether there were enough failures to choose by them.
  bool tell() const { return failures_ >= least_failures; }
  /// For a node that is open.
  Branch best_branch(const CompiledRules& rules, const Node& node) const;

 private:
  // Where fewer are all there is, the usual choice takes fewer nodes.
  static constexpr int least_failures = 150;

  float weight(int index) const { return weights_[static_cast<std::size_t>(index)]; }
  int best_cell(const Node& node, float& best) const;
  Branch best_places(const CompiledRules& rules, const Node& node, float best) const;

  std::array<float, 96> weights_{};  // by index of the cell
  float step_ = 1;                   // what the next failure counts
  int failures_ = 0;
};

}  // namespace ninefold
