#pragma once

#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// The law of leftovers: where as many houses as there are rows side by side (or columns, boxes)
/// fill them but for a few cells, those cells hold the same values as the cells that stand out.
/// That tells nothing of regular grids; pieces of a jigsaw and lines through all values do so.
/// `all` are full_houses().
std::vector<SameValues> derive_leftovers(const Model& model, const std::vector<FullHouse>& all,
                                         WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
