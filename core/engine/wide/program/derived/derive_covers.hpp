#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Where sums that share no cells cover a house, with other houses in the gaps, what stands out of
/// the house has a known sum: that of all of these less that of the house. Houses and sums that lie
/// within the rest are taken out of it, too. It is kept if it has few cells, or if its total is
/// near the least or the most that they can have. An example are little killers through a box.
/// Cages alone cover no house: what they leave is derived by derive_sums().
std::vector<SumOf> derive_covers(const Model& model, const Peers& peers,
                                 WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
