#include "core/formats/assignments/csu.hpp"

#include "core/formats/text/errors.hpp"
#include "core/formats/text/number_reader.hpp"
#include "core/formats/text/quote.hpp"

namespace ninefold {

Result<Grid> read_csu(TextReader& text) {
  Result<Grid> grid = next_number_grid(text);
  if (!grid) return grid;
  text.skip_white_space();
  const std::optional<char> more = text.peek();
  if (!more) return grid;
  return error_at(text.place(), ErrorCode::unexpected_text, quote(std::string_view(&*more, 1)),
                  std::string(end_of_input) + " after 81 digits");
}

std::string write_csu(const Grid& grid) {
  const Shape shape = grid.shape();
  std::string text;
  for (int row = 0; row < shape.size(); ++row) {
    for (int column = 0; column < shape.size(); ++column) {
      if (column > 0) text += column % shape.box_columns == 0 ? "  " : " ";
      text += static_cast<char>('0' + grid[shape.cell(row, column)]);
    }
    text += '\n';
  }
  return text;
}

}  // namespace ninefold
