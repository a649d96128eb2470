#pragma once

#include "core/propagators/model.hpp"
#include "core/propagators/regions/crossing.hpp"

#include <vector>

namespace ninefold::variants {

/// What follows from sets of connected cells that have none in common: no two cross. Neither has
/// one diagonal of a square of four while the other has the other one, and around the edge of the
/// board they do not take turns.
struct NoCrossings {
  std::vector<Accepted> pairs;    ///< of two sets, which sees it soonest
  std::vector<Crossing> of_many;  ///< of many sets of one value each: pairs would be too many
};

NoCrossings derive_connected(const Model& model);

}  // namespace ninefold::variants
