#pragma once

#include "core/logic/state/links.hpp"
#include "core/propagators/model.hpp"
#include "core/variants/puzzle.hpp"

#include <vector>

namespace ninefold::variants {

/// What a puzzle says in houses and exclusions, for Links. Cells beside the grid are left out. Only
/// for boards that have a shape_for_logic().
struct BoardLinks {
  Constraints constraints;
  std::vector<logic::ExcludedPair> excluded;
};
BoardLinks board_links(const Layout& layout, const Model& model);

/// The exclusions among them alone.
std::vector<logic::ExcludedPair> excluded_pairs(const Layout& layout, const Model& model);

}  // namespace ninefold::variants
