#pragma once

#include "core/board/grid.hpp"
#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

// Digits in, digits out. On easy puzzles this is a good part of the whole time, so cells are
// read and written by rows of bytes at once: a byte's low four bits are a digit, or no digit.

/// The state with the givens put in, nothing drawn from them yet. `cells` is one byte a cell,
/// the digit itself or its ASCII character; a byte whose low four bits are not 1 to 9 ('0', '.')
/// is an empty cell. Conflicting givens, or one too large for the board, give a state from which
/// propagation finds the contradiction. Reads exactly the board's cells.
BoardState board_from(const CompiledRules& rules, const std::uint8_t* cells);
BoardState board_from(const CompiledRules& rules, const Grid& givens);

/// Writes the digits of a state in which every cell has one candidate, each added to `zero`.
void write_digits(const CompiledRules& rules, const BoardState& board, std::uint8_t zero,
                  std::uint8_t* cells);
Grid grid_from(const CompiledRules& rules, const BoardState& board);

}  // namespace ninefold
