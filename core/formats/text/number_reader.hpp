#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"

#include <string>

namespace ninefold {

/// The next number of a text whose numbers stand between white space (line ends too), if it is in
/// the range. The caller says in Error::expected what it wanted: unexpected_end,
/// unexpected_character for what is no number, number_out_of_range however large it is.
Result<int> next_number(TextReader& text, int least, int most);

/// "r4c7", as messages name cells; both count from 1.
std::string cell_name(Shape shape, Cell cell);

/// Nine rows of digits with white space between any two, 0 for an empty cell, for formats of 9x9
/// boards. Errors: those of next_number, with the cell and what was expected there.
Result<Grid> next_number_grid(TextReader& text);

}  // namespace ninefold
