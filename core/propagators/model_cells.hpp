#pragma once

#include "core/propagators/model.hpp"

namespace ninefold::variants {

/// The cells that a model speaks of, in order.
CellIndexes cells_spoken_of(const Model& model);

/// The same model on a board of only these cells, which are in order and among which are all that
/// it speaks of: cell n of it is the nth of them.
Model on_cells(Model model, std::span<const CellIndex> cells);

}  // namespace ninefold::variants
