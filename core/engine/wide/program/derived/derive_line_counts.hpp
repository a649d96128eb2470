#pragma once

#include "core/engine/wide/program/derived/plain_sums.hpp"
#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// How often each value occurs on boards with more rows than columns, or fewer: columns that hold
/// all values hold each of them as often as there are columns, in rows that are too short for all
/// of them. So a value is in so many rows, and in each of these once. `houses` are full_houses().
std::vector<ValueCounts> derive_line_counts(const Model& model,
                                            const std::vector<FullHouse>& houses,
                                            WorkMeter* meter = nullptr);

}  // namespace ninefold::variants
