#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// The law of leftovers: where as many houses as there are rows side by side (or columns, boxes)
/// fill them but for a few cells, those cells hold the same values as the cells that stand out.
/// That tells nothing of regular grids; pieces of a jigsaw and lines through all values do so.
std::vector<SameValues> derive_leftovers(const Model& model, WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
