#pragma once

#include "core/variants/puzzle.hpp"

#include <optional>
#include <vector>

namespace ninefold::variants {

/// Reads the items that shape the board, wherever they stand in a text: its size, values, regions
/// and the cells beside the grid, and how ranks of lines may tie. Fills the puzzle's layout.
std::optional<RuleError> read_layout(const std::vector<Item>& items, Puzzle& puzzle);

}  // namespace ninefold::variants
