#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/shape.hpp"

#include <vector>

namespace ninefold {

/// Houses that follow from `extra` ones on a board whose rows, columns and boxes are houses, too:
/// where two that share no cell lie in three rows, or one lies in two, what they leave of these
/// rows is a house; likewise in columns, and with houses found in this way. Windoku has five; one
/// of them is columns 1, 5 and 9 of rows 2 to 4. None is a row, column or box, or among `extra`.
std::vector<CellSet> implied_houses(Shape shape, const std::vector<CellSet>& extra);

}  // namespace ninefold
