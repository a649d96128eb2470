#pragma once

#include "core/board/result.hpp"
#include "core/formats/text_reader.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// One line of a grid, taken apart: its cells, and where each stands in the line.
struct GridRow {
  std::vector<Digit> digits;
  std::vector<std::size_t> offsets;
  bool has_asterisk_marks = false;
};

/// The line with box drawing bars as `|` and other box drawing as `-`, no-break spaces as spaces.
std::string with_plain_bars(std::string_view line);

/// A line that separates the rows of a framed grid, like +-------+-------+.
bool is_border(std::string_view line);

/// A line without anything a grid has: nothing but brackets, commas and white space.
bool is_only_brackets(std::string_view line);

/// How many cells the line begins with that stand side by side.
std::size_t leading_cells(std::string_view line);

/// The cells of a row without bars; errors: unexpected_character.
Result<GridRow> read_plain_row(const TextLine& line);

/// The cells of a row with bars. `row` (from 0) tells which asterisk marks may stand in it.
/// Errors: unexpected_character.
Result<GridRow> read_framed_row(const TextLine& line, int row);

}  // namespace ninefold
