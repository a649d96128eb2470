#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"

#include <string>

namespace ninefold {

/// Reads a puzzle file of Colorado State's CS163/164 Sudoku Solver: 81 digits, 0 for an empty
/// square, with any white space between them, as its load() does. White space may follow, nothing
/// else. Errors: unexpected_end, unexpected_character, number_out_of_range (with the cell),
/// unexpected_text.
Result<Grid> read_csu(TextReader& text);

/// The same file as the course writes it: one space between digits, two between boxes, every line
/// ended by '\n' and nothing else: 180 bytes for a 9x9 board.
std::string write_csu(const Grid& grid);

}  // namespace ninefold
