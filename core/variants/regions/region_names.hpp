#pragma once

#include "core/variants/puzzle.hpp"

#include <span>
#include <vector>

namespace ninefold::variants {

/// Whether a cell is one of those whose values name the regions that a puzzle leaves unknown.
bool is_region_name(const Layout& layout, CellIndex cell);

/// For `Kind::compares_names`: all of the cells are names of regions, or none.
bool are_all_names_or_none(const CellIndexes& cells, const Layout& layout);

/// Whether regions are unknown and no rule says anything of one name that it does not say of all,
/// so that they may be exchanged for each other. Where that is not known, false.
bool has_free_region_names(const Puzzle& puzzle);
/// Whether a given says anything of a name.
bool gives_a_name(const Givens& givens, const Layout& layout);

/// Names the regions in the order of their first cells, as ChaosConstruction asks.
void name_regions_in_order(const Layout& layout, std::vector<int>& values);

/// The same of what solutions may have in each cell: afterwards no name is missing that a cell may
/// have in one of them once its regions are named in order. There may be others too.
void order_possible_names(const Layout& layout, std::span<Mask> masks);

}  // namespace ninefold::variants
