#include "core/formats/grids/written_grid.hpp"

#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/rows.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

/// In the order of GridForm.
constexpr std::array<std::string_view, 4> form_names{"line", "rows", "spaced", "frame"};

std::string write_frame(const Grid& grid) {
  const Shape shape = grid.shape();
  std::string border;
  for (int column = 0; column < shape.size(); ++column) {
    border += column % shape.box_columns == 0 ? "+---" : "--";
  }
  border += '+';
  std::string text = border;
  for (int row = 0; row < shape.size(); ++row) {
    text += '\n';
    for (int column = 0; column < shape.size(); ++column) {
      const Digit digit = grid[shape.cell(row, column)];
      if (column % shape.box_columns == 0) text += "| ";
      text += digit == empty_cell ? '.' : static_cast<char>('0' + digit);
      text += ' ';
    }
    text += '|';
    if ((row + 1) % shape.box_rows == 0) text += '\n' + border;
  }
  return text;
}

}  // namespace

std::span<const std::string_view> grid_form_names() { return form_names; }

std::optional<GridForm> grid_form_named(std::string_view name) {
  for (std::size_t form = 0; form < form_names.size(); ++form) {
    if (form_names[form] == name) return static_cast<GridForm>(form);
  }
  return std::nullopt;
}

std::string write_grid(const Grid& grid, GridForm form) {
  if (form == GridForm::frame) return write_frame(grid);
  if (form == GridForm::line) return write_puzzle_line(grid, '0');
  std::string text = write_rows(grid);
  if (form == GridForm::rows) text.erase(std::remove(text.begin(), text.end(), ' '), text.end());
  return text;
}

}  // namespace ninefold
