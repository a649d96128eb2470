#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Where two sums have cells in common, one less the other, or both together if the cells count
/// against each other there: the common cells fall out, and what is left has a known total. It is
/// kept if it has few cells, or if it is the part of one sum that the other leaves. Examples are
/// rectangles that overlap, and arrows that share cells.
std::vector<SumOf> derive_differences(const Model& model, WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
