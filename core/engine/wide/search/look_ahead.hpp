#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/propagation/propagation.hpp"
#include "core/engine/wide/search/branch.hpp"

#include <vector>

namespace ninefold::variants {

/// Tries every value of every open cell with all that follows, and branches where that promises
/// least to search. A look takes as long as hundreds of nodes, so it is for nodes below which
/// there are thousands.
class LookAhead {
 public:
  /// All its memory is taken when it is made.
  explicit LookAhead(const Program& program);

  enum class Outcome : std::uint8_t {
    open,           ///< every value that is left may still be right
    contradiction,  ///< nothing is left for some cell
    ended,          ///< the meter ends the search
  };
  /// Takes away what fails at once. Of names in `unnamed` one stands for all; in `next`, which has
  /// memory of its own, each value is tried. A value counts as a node.
  Outcome try_values(State here, State next, Mask unnamed, Propagation& propagation, Meter& meter);

  /// The cell of which all values together leave least to search, and its lowest value; no cell
  /// where all have their values. Two places of a value in a house hardly ever leave less than the
  /// cells do: whatever else the one may have puts the value into the other.
  Branch best_branch(State here, Mask unnamed) const;

  /// How much there is to search once `lost` more candidates are gone, of 1 without.
  static float size_without(int lost);

 private:
  int count_of_candidates(State state) const;
  std::size_t number_of(std::size_t cell, Mask value) const {
    return cell * static_cast<std::size_t>(program_.value_count) +
           static_cast<std::size_t>(lowest_of(value));
  }

  const Program& program_;
  std::vector<float> sizes_;  // by cell and value, of what there is to search with the value
};

}  // namespace ninefold::variants
