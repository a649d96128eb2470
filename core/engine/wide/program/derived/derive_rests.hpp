#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// What cages, renbans and other lists with certain sets of values leave of the houses in which
/// they lie, each alone and all of a house together: the few other cells, and for each set the
/// values that it lacks.
std::vector<ValueSets> derive_rests(const Model& model, WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
