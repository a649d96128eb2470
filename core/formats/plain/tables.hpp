#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// Grids whose cells stand in fields of their own, as tables have them. Each function gives nothing
/// where its text has nothing of the kind.

/// A row of so many cells, one a field, where an empty field is an empty cell; nothing where it is
/// none. The first field may be a label.
std::optional<std::string> table_row(std::vector<std::string_view> fields);

/// Whether a row numbers the columns, from 1 or from 0.
bool is_heading(std::string_view row);

/// The rows of tables with one cell a field: between bars or semicolons (`5|3| | |7`), between the
/// `&` of LaTeX's tables, or each in brackets (`[5][3][ ]`). Lines that are no row are left out,
/// and rows that number the columns.
std::optional<std::string> table_rows(std::string_view text);

/// The rows of the tables of an HTML page, an element `tr` each, with a cell in each `td` or `th`:
/// what is in it besides elements and blanks.
std::optional<std::string> html_rows(std::string_view text);

/// The lines without the labels of rows, such as `A`, `R1` or `1:`, and without the numbers of
/// columns above them.
std::optional<std::string> without_labels(std::string_view text);

}  // namespace ninefold
