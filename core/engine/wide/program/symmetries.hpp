#pragma once

#include "core/propagators/model.hpp"
#include "core/propagators/primitive/symmetry.hpp"

#include <vector>

namespace ninefold::variants {

/// Those among the rotations and reflections of the grid, with values as they are or turned round;
/// without the one that moves nothing. Cells beside the grid stay where they are. None where the
/// model says anything of which this does not know how it is moved, or very much.
std::vector<Symmetry> symmetries_of(const Model& model, const Layout& layout);

}  // namespace ninefold::variants
