#pragma once

#include "core/board/shape.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <string_view>

namespace ninefold {

/// The regions of a jigsaw, written as a label for each cell in reading order: as many different
/// labels as the board has digits, each on as many cells. Where the labels are digits, the cells of
/// each must hang together as well: a solved grid has as many of each, and no two side by side.
/// Nothing for any other text, its length included.
std::optional<Regions> regions_of_labels(std::string_view labels, Shape shape);

/// The rule that says so: classic where the regions are the boxes.
Rule rule_of_regions(const Regions& regions, Shape shape);

}  // namespace ninefold
