#pragma once

#include "core/logic/state/links.hpp"
#include "core/propagators/model.hpp"
#include "core/variants/puzzle.hpp"

#include <vector>

namespace ninefold::variants {

/// Why human logic has no place for a puzzle.
enum class NoLogic : std::uint8_t {
  none,
  other_board,   ///< not square with 4, 6 or 9 cells a side
  other_values,  ///< values other than 1 to the side
  no_houses,     ///< rows and columns may repeat values
};
NoLogic why_no_logic(const Layout& layout);

/// What a puzzle says in houses and exclusions, for Links. Cells beside the grid are left out.
struct BoardLinks {
  Constraints constraints;
  std::vector<logic::ExcludedPair> excluded;
};
BoardLinks board_links(const Layout& layout, const Model& model);

}  // namespace ninefold::variants
