#pragma once

#include "core/propagators/domains/domains.hpp"

namespace ninefold::variants {

/// Parts cells, each listed once, into cliques, in which all cells see each other, large ones
/// first: each begins with the cell that sees most of those that are left, and goes on with the one
/// that leaves most to choose from. None has more cells than there are values, nor so many sets of
/// values that going through them costs more than it tells.
std::vector<CellIndexes> cliques_among(CellIndexes left, int value_count, const Peers& peers);

}  // namespace ninefold::variants
