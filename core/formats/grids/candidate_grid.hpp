#pragma once

#include "core/board/grid.hpp"
#include "core/formats/grids/grid_row.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// A row of a candidate grid, as HoDoKu, SudokuWiki and others copy it: nine groups of digits with
/// white space or bars between them, each with `*` or `#` in front or not, or one digit with a `u`
/// in front that somebody placed (SudoCue's .sdx). Groups of one digit alone and no such mark make
/// a plain row, not this. False if the line is no such row; what `row` holds then means nothing.
bool read_candidate_row(std::string_view line, GridRow& row);

/// A digit alone in its group is placed, unless another group of its row, column or box still has
/// it: then it is a naked single, and moves from the givens to the candidates (HoDoKu's reading).
void settle_single_candidates(Grid& givens, std::vector<int>& candidates);

}  // namespace ninefold
