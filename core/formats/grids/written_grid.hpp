#pragma once

#include "core/board/grid.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace ninefold {

/// The layouts in which a grid is copied from here into other programs; next_grid() reads them all.
enum class GridForm : std::uint8_t {
  line,    ///< all cells on one line, 0 for an empty one
  rows,    ///< a line a row, 0 for an empty cell
  spaced,  ///< rows with a space between two cells (rows.hpp)
  frame,   ///< rows with lines around the boxes, `.` for an empty cell
};

/// The names of the forms, which are those of the enumerators, in their order.
std::span<const std::string_view> grid_form_names();

/// The form of that name, which is that of the enumerator; nothing for any other name.
std::optional<GridForm> grid_form_named(std::string_view name);

/// The lines of a grid, joined by '\n', none after the last.
std::string write_grid(const Grid& grid, GridForm form);

}  // namespace ninefold
