#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// What people put around and into a grid, taken away. Each function gives nothing where its text
/// has nothing of the kind.

/// Without what all lines begin with, such as the `//` or `>` of a comment or a quotation.
std::optional<std::string> without_prefix(std::string_view text);

/// With line ends for `\n` as strings have it.
std::optional<std::string> with_line_ends(std::string_view text);

/// With digits of ASCII for wide ones and for those of emoji, and with `.` for dots in the middle
/// of a line and for empty boxes.
std::optional<std::string> with_plain_characters(std::string_view text);

/// With `.` for `?`, and for `#` where lines have nothing else but digits and white space.
std::optional<std::string> with_dots(std::string_view text);

/// The rows of drawn grids alone: of each line what is between its first and its last bar; fields
/// of one cell, as tables have them, without the bars between them. Headings are left out.
std::optional<std::string> drawn_rows(std::string_view text);

/// The lines alone that are rows of a grid of 9x9, and rows that are words of nine cells, where all
/// of them make whole grids.
std::optional<std::string> rows_among_text(std::string_view text);

/// The regions of a jigsaw by letters, as digits: lines of nothing but letters, one a cell.
std::optional<std::string> labels_as_digits(std::string_view text);

}  // namespace ninefold
