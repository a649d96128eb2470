#pragma once

#include "core/propagators/model.hpp"

namespace ninefold::variants {

/// A sum of more cells costs more to propagate and says less, unless it is tight.
inline constexpr int few_cells_of_sum = 6;

/// Whether a total lies in the lowest or the highest quarter of what the cells can add up to at
/// all, or beyond. Each cell comes once, and counts once or against the others.
bool is_tight(std::span<const Sum::Term> terms, int total, const Model& model, const Peers& peers);

}  // namespace ninefold::variants
