#pragma once

#include "core/logic/techniques/finders.hpp"

#include <array>

namespace ninefold::logic {

/// Four cells in two rows, two columns and two boxes, in reading order.
using Rectangle = std::array<Cell, 4>;

/// All of a board with boxes, in reading order.
std::vector<Rectangle> rectangles(const Links& links);

}  // namespace ninefold::logic
