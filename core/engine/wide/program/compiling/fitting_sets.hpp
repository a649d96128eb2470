#pragma once

#include "core/propagators/model.hpp"

#include <optional>

namespace ninefold::variants {

/// The same model without sets of values of which some value is in no cell of their list: where
/// cells cannot have all values of the board, lists of as many cells as values are houses none the
/// less. Nothing where no list has any such set.
std::optional<Model> with_fitting_sets(const Model& model);

}  // namespace ninefold::variants
