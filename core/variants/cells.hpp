#pragma once

#include "core/board/layout.hpp"
#include "core/propagators/model.hpp"

#include <span>
#include <vector>

/// What rules ask about some cells of a filled board, and say about them in a model. `values` has
/// the value of every cell of the board.
namespace ninefold::variants {

/// The values of cells, in their order.
std::vector<int> values_of(const CellIndexes& cells, std::span<const int> values);
bool all_different(std::span<const int> values);
/// Whether these cells hold different values; nothing is allocated.
bool have_all_different(std::span<const CellIndex> cells, std::span<const int> values);
/// A cell that is listed twice counts twice.
int sum_of(const CellIndexes& cells, std::span<const int> values);
/// How many of the cells have the value.
int count_in(const CellIndexes& cells, std::span<const int> values, int value);
/// Whether a cell is listed twice.
bool has_repeats(CellIndexes cells);

/// Each cell with the coefficient, for `Model::sum`.
std::vector<Sum::Term> terms_of(const CellIndexes& cells, int coefficient = 1);
/// The values that a set stands for where `lowest` is the board's lowest.
InlineList<int, most_values> values_in(Mask set, int lowest);

}  // namespace ninefold::variants
