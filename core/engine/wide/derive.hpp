#pragma once

#include "core/propagators/model.hpp"

#include <vector>

namespace ninefold::variants {

/// Sums that follow from several rules together: the innies and outies of rows, columns and boxes,
/// one or several side by side, where cages fill most of them. Each house with all values has their
/// sum.
std::vector<Model::SumOf> derive_sums(const Model& model, const Peers& peers);

}  // namespace ninefold::variants
