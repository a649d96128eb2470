#pragma once

#include "core/logic/technique.hpp"

#include <span>
#include <vector>

namespace ninefold::logic {

/// The techniques of a path, in the order in which they are tried.
using PathOrder = std::vector<Technique>;

/// The order of techniques(), of those that are used on paths. A preferred technique comes right
/// after the last of those before it that are simpler, by their scores; it may be one that paths do
/// not use otherwise, and then comes before what is unfair, too, since chains and other fish would
/// leave nothing to it. Without that, one whose steps others find first, such as a Death
/// Blossom, is on hardly any path. Those in `without` are not tried at all, preferred or not.
PathOrder path_order(std::span<const Technique> preferred = {},
                     std::span<const Technique> without = {});

/// The order without any preference.
const PathOrder& usual_path_order();

}  // namespace ninefold::logic
