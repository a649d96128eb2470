#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Sums of sums that share no cell, where they say more together than apart. Each of four parallel
/// diagonals has something to spare; together they fill most of three boxes, in which nothing may
/// be left.
std::vector<SumOf> derive_joined_sums(const Model& model, const Peers& peers,
                                      WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
