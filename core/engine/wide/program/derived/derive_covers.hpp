#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Sums of what stands out of a house where sums that share no cells, and houses, cover all of it:
/// little killers through a box, less the box and whatever house or sum lies among the rest. They
/// are what no house alone tells: none of these sums lies mostly within it. Those of few cells, and
/// those whose total is near the least or the most that their cells can have.
std::vector<Model::SumOf> derive_covers(const Model& model, const Peers& peers,
                                        WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
