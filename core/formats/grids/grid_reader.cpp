#include "core/formats/grids/grid_reader.hpp"

#include "core/formats/grids/candidate_grid.hpp"
#include "core/formats/grids/grid_row.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <utility>

namespace ninefold {

namespace {

bool is_title(std::string_view line) {
  // A digit that was placed may come first (u5).
  GridRow row;
  if (read_candidate_row(line, row)) return false;
  for (const char character : line) {
    if (is_blank(character) || character == '[') continue;
    return (character >= 'A' && character <= 'Z') || (character >= 'a' && character <= 'z');
  }
  return false;
}

std::string_view without_blanks_around(std::string_view text) {
  while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

/// A comment without the solution that tables of puzzles have in front of it, or instead of one.
std::string_view without_solution(std::string_view comment) {
  const std::size_t cells = leading_cells(comment);
  if (cells < shortest_puzzle_line) return comment;
  comment.remove_prefix(cells);
  while (!comment.empty() &&
         (is_blank(comment.front()) || comment.front() == ',' || comment.front() == ';')) {
    comment.remove_prefix(1);
  }
  return comment;
}

constexpr const char* row_expected = "a row of cells";

bool is_comment(std::string_view line) {
  return is_skipped(line) && line.find('#') != std::string_view::npos;
}

/// The next line that has something of a grid; its text is kept in `plain`, with plain bars and
/// empty cells. An error for a line that has nothing of one as far as it is known, and is cut.
/// `first`, where there is one, comes before the text.
Result<std::optional<TextLine>> next_content_line(std::optional<TextLine>& first, TextReader& text,
                                                  std::string& plain) {
  while (const std::optional<TextLine> line =
             first ? std::exchange(first, std::nullopt) : text.next_line()) {
    plain = with_table_blanks(line->text);
    if (is_comment(plain)) continue;
    plain = with_plain_bars(plain);
    if (!is_skipped(plain) && !is_border(plain) && !is_only_brackets(plain)) {
      plain = with_plain_blanks(std::move(plain));
      return std::optional(TextLine{plain, line->number, line->is_cut});
    }
    if (line->is_cut) return cut_line_error(*line, row_expected);
  }
  return std::optional<TextLine>();
}

/// Builds a grid from the lines it takes.
class GridBuilder {
 public:
  GridBuilder(std::optional<TextLine> first, TextReader& text, const GridOptions& options)
      : first_(first), text_(text), options_(options) {}

  Result<std::optional<GridText>> build() {
    Result<std::optional<TextLine>> line = next_content();
    if (!line) return line.error();
    if (!line->has_value()) return std::optional<GridText>();
    grid_.place = {(*line)->number, 1};
    if (leading_cells(plain_) >= shortest_puzzle_line) return from_puzzle_line(**line);
    const bool is_framed = plain_.find('|') != std::string::npos;
    grid_.layout = is_framed ? GridLayout::frame : GridLayout::rows;
    // Enough for the first row to say how many there are.
    int rows = max_size;
    for (int row = 0; row < rows; ++row) {
      if (row > 0) line = next_content();
      if (!line) return line.error();
      if (!line->has_value()) return missing_row(row);
      if (std::optional<Error> error = add_row(**line, row)) return *error;
      rows = is_single_row_ ? 1 : grid_.givens.shape().size();
    }
    if (!grid_.candidates.empty()) settle_single_candidates(grid_.givens, grid_.candidates);
    return std::optional<GridText>(std::move(grid_));
  }

 private:
  /// The next line of the grid, with plain bars.
  Result<std::optional<TextLine>> next_content() {
    std::optional<Error> cut_title;
    while (true) {
      Result<std::optional<TextLine>> line = next_content_line(first_, text_, plain_);
      if (!line || !line->has_value()) return line;
      if (!options_.allows_titles || !is_at_start_ || !is_title(plain_)) {
        is_at_start_ = false;
        return cut_title ? Result<std::optional<TextLine>>(*cut_title) : line;
      }
      // Text without any grid may have long lines.
      if ((*line)->is_cut && !cut_title) cut_title = cut_line_error(**line, "the name of a grid");
      grid_.name = without_blanks_around((*line)->text);
    }
  }

  Result<std::optional<GridText>> from_puzzle_line(const TextLine& line) {
    // Quotes around the cells are fine here as they are around rows.
    std::string text(line.text);
    const std::size_t first = text.find_first_not_of(" \t\v\f,;{}[]()\"");
    for (std::size_t at = 0; at < first; ++at) text[at] = ' ';
    const std::size_t end = text.find_first_not_of(".0123456789", first);
    if (end != std::string::npos && text[end] == '"') text[end] = ' ';
    const Result<PuzzleLine> puzzle = read_puzzle_line({text, line.number, line.is_cut});
    if (!puzzle) return puzzle.error();
    if (options_.shape && puzzle->givens.shape() != *options_.shape) {
      return line_error(
          line.number, text, first, ErrorCode::row_too_short,
          count_of(static_cast<std::size_t>(puzzle->givens.shape().cell_count()), "cell"),
          count_of(static_cast<std::size_t>(options_.shape->cell_count()), "cell"));
    }
    grid_.layout = GridLayout::line;
    grid_.givens = puzzle->givens;
    grid_.regions = puzzle->regions;
    const std::string_view comment = without_solution(puzzle->comment);
    if (!comment.empty()) grid_.name = comment;
    return std::optional<GridText>(std::move(grid_));
  }

  std::optional<Error> add_row(const TextLine& line, int row) {
    const Result<GridRow> cells = read_row(line, row);
    if (!cells) return cells.error();
    if (line.is_cut) return cut_line_error(line, row_expected);
    if (row == 0) {
      if (std::optional<Error> error = choose_shape(line, *cells)) return error;
    }
    const Shape shape = grid_.givens.shape();
    const auto expected =
        static_cast<std::size_t>(is_single_row_ ? shape.cell_count() : shape.size());
    if (cells->digits.size() != expected) {
      return wrong_length(line, *cells, expected, count_of(expected, "cell"));
    }
    grid_.has_asterisk_marks |= cells->has_asterisk_marks;
    if (!cells->placed.empty()) {
      grid_.entered.resize(max_cells);
      std::copy(cells->placed.begin(), cells->placed.end(),
                grid_.entered.begin() + static_cast<std::ptrdiff_t>(row) * max_size);
    }
    if (!cells->candidates.empty()) {
      grid_.candidates.resize(max_cells);
      std::copy(cells->candidates.begin(), cells->candidates.end(),
                grid_.candidates.begin() + static_cast<std::ptrdiff_t>(row) * max_size);
    }
    for (std::size_t index = 0; index < expected; ++index) {
      const Cell cell = static_cast<Cell>(row * shape.size() + static_cast<int>(index));
      grid_.givens[cell] = cells->digits[index];
      if (cells->digits[index] <= shape.size()) continue;
      const std::size_t offset = cells->offsets[index];
      Error error = line_error(line.number, line.text, offset, ErrorCode::number_out_of_range,
                               quote_first(line.text.substr(offset)), cell_expected(shape.size()));
      error.cell = cell;
      return error;
    }
    return std::nullopt;
  }

  /// The first row's length gives the size of the board; all cells may be on one line too.
  std::optional<Error> choose_shape(const TextLine& line, const GridRow& cells) {
    const int count = static_cast<int>(cells.digits.size());
    std::optional<Shape> shape = Shape::of_size(count);
    if (!shape) {
      shape = Shape::of_cell_count(count);
      is_single_row_ = shape.has_value();
    }
    if (options_.shape && shape != options_.shape) {
      const auto size = static_cast<std::size_t>(options_.shape->size());
      return wrong_length(line, cells, size, count_of(size, "cell"));
    }
    if (!shape) return wrong_length(line, cells, max_size, "4, 6 or 9 cells");
    grid_.givens = Grid(*shape);
    return std::nullopt;
  }

  static Error wrong_length(const TextLine& line, const GridRow& cells, std::size_t most,
                            const std::string& expected) {
    const std::size_t count = cells.digits.size();
    const bool is_long = count > most;
    return line_error(line.number, line.text, is_long ? cells.offsets[most] : line.text.size(),
                      is_long ? ErrorCode::row_too_long : ErrorCode::row_too_short,
                      count_of(count, "cell"), expected);
  }

  Error missing_row(int row) const {
    return error_at(text_.place(), ErrorCode::unexpected_end, end_of_input,
                    "row " + std::to_string(row + 1));
  }

  std::optional<TextLine> first_;
  TextReader& text_;
  const GridOptions& options_;
  GridText grid_;
  std::string plain_;
  bool is_at_start_ = true;
  bool is_single_row_ = false;
};

}  // namespace

Result<std::optional<GridText>> next_grid(TextReader& text, const GridOptions& options) {
  return GridBuilder(std::nullopt, text, options).build();
}

Result<std::optional<GridText>> next_grid(const TextLine& first, TextReader& text,
                                          const GridOptions& options) {
  return GridBuilder(first, text, options).build();
}

Result<GridText> read_single_grid(TextReader& text, const GridOptions& options) {
  Result<std::optional<GridText>> grid = next_grid(text, options);
  if (!grid) return grid.error();
  if (!grid->has_value()) {
    return error_at(text.place(), ErrorCode::unexpected_end, end_of_input, "a grid");
  }
  std::string plain;
  std::optional<TextLine> none;
  const Result<std::optional<TextLine>> more = next_content_line(none, text, plain);
  if (!more) return more.error();
  if (!more->has_value()) return **std::move(grid);
  return error_at({(*more)->number, 1}, ErrorCode::unexpected_text,
                  quote(without_blanks_around((*more)->text)),
                  std::string(end_of_input) + " after one grid");
}

}  // namespace ninefold
