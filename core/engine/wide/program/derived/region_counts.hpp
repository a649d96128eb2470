#pragma once

#include "core/engine/wide/program/program.hpp"

#include <vector>

namespace ninefold::variants {

/// Takes from cells that count names of unknown regions what no regions leave them: no region is a
/// cell alone, so that a name all of whose neighbours are among the counted ones is there twice.
void narrow_region_counts(const Model& model, std::vector<Mask>& candidates);

/// Says which cells name regions by names that may be exchanged.
void free_names_of_regions(Program& program);

}  // namespace ninefold::variants
