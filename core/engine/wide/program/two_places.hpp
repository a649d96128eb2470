#pragma once

#include "core/engine/wide/program/grid_houses.hpp"

namespace ninefold::variants {

/// For each house of a grid the values that may stand in exactly two of its cells. `masks` are the
/// candidates of the grid's 81 cells.
std::array<Mask, GridHouses::house_count> values_of_two_places(const Mask* masks);

}  // namespace ninefold::variants
