#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/rules/constraints.hpp"

#include <optional>
#include <vector>

namespace ninefold {

/// All the cells of one digit: one in each row, column and house, none two of them that must
/// differ.
using Template = CellSet;

/// The templates that one digit can have besides the givens: those that hold all of its givens and
/// no cell of another. `digit` 0 stands for a digit without givens. Nothing when there are more
/// than `most`.
std::optional<std::vector<Template>> digit_templates(const Constraints& constraints,
                                                     const Grid& givens, Digit digit,
                                                     std::size_t most);

}  // namespace ninefold
