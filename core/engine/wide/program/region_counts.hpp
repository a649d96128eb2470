#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Takes from cells that count names of unknown regions what no regions leave them: no region is a
/// cell alone, so that a name all of whose neighbours are among the counted ones is there twice.
void narrow_region_counts(const Model& model, std::vector<Mask>& candidates);

}  // namespace ninefold::variants
