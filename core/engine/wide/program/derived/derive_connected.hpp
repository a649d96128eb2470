#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// What follows from two sets of connected cells that have none in common: they do not cross.
/// Neither has one diagonal of a square of four while the other has the other one, and around the
/// edge of the board they do not take turns.
std::vector<Accepted> derive_connected(const Model& model);

}  // namespace ninefold::variants
