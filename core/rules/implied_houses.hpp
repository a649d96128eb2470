#pragma once

#include "core/rules/constraints.hpp"

#include <vector>

namespace ninefold {

/// Houses that follow from those beyond rows, columns and boxes: where two that share no cell lie
/// in three rows, or one in two, what they leave of these rows is a house again; likewise of
/// columns, and with what was found so. Windoku has five, the first of them rows 2 to 4 of columns
/// 1, 5 and 9. Rows and columns must be houses. In no order that means anything; those that
/// `constraints` has are not among them.
std::vector<CellSet> implied_houses(const Constraints& constraints);

}  // namespace ninefold
