#pragma once

#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// One line of a grid, taken apart: its cells, and where each stands in the line.
struct GridRow {
  std::vector<Digit> digits;
  std::vector<std::size_t> offsets;
  std::vector<int> candidates;  ///< in a candidate grid, bit d-1 for digit d; else empty
  std::vector<int> placed;      ///< in a candidate grid that says so, the digits placed, or 0
  bool has_asterisk_marks = false;
};

/// The line with box drawing bars as `|` and other box drawing as `-`, no-break spaces as spaces.
std::string with_plain_bars(std::string_view line);

/// The line with `.` for its empty cells, where it is a row of a table: 4, 6 or 9 cells with one
/// tab or `,` between any two, and nothing in an empty one. A row without any digit must have nine.
std::string with_table_blanks(std::string_view line);

/// The line with `.` for its empty cells, where it marks them all with one of `*` `_` `x` `X` `-`.
/// Beside `.` or `0` such a character is a mistake, and stays for the error to show.
std::string with_plain_blanks(std::string line);

/// A line that separates the rows of a framed grid, like +-------+-------+.
bool is_border(std::string_view line);

/// A line without anything a grid has: nothing but brackets, commas and white space.
bool is_only_brackets(std::string_view line);

/// Where a run of that many cells cannot be a row any more, it is a whole puzzle.
inline constexpr std::size_t shortest_puzzle_line = 16;

/// How many cells the line begins with that stand side by side.
std::size_t leading_cells(std::string_view line);

/// The cells of a row, with bars or without, or of a candidate grid. `row` (from 0) tells which
/// asterisk marks may stand in it. Errors: unexpected_character.
Result<GridRow> read_row(const TextLine& line, int row);

}  // namespace ninefold
