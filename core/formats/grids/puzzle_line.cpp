#include "core/formats/grids/puzzle_line.hpp"

#include "core/formats/grids/region_labels.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

namespace ninefold {

namespace {

bool ends_cells(char character) {
  return is_blank(character) || character == ',' || character == ';' || character == '#';
}

/// How many cells stand there.
std::size_t cells_at(std::string_view text, std::size_t start) {
  std::size_t end = start;
  while (end < text.size() && is_cell(text[end])) ++end;
  return end - start;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && ends_cells(text.front())) text.remove_prefix(1);
  while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
  return text;
}

}  // namespace

Result<PuzzleLine> read_puzzle_line(const TextLine& line) {
  const std::string_view text = line.text;
  std::size_t start = 0;
  while (start < text.size() && is_blank(text[start])) ++start;
  std::size_t count = cells_at(text, start);
  std::size_t end = start + count;
  // Cells and labels side by side.
  if (count % 2 == 0) {
    const std::optional<Shape> half = Shape::of_cell_count(static_cast<int>(count / 2));
    if (half && !Shape::of_cell_count(static_cast<int>(count)) &&
        regions_of_labels(text.substr(start + count / 2, count / 2), *half)) {
      count /= 2;
      end = start + count;
    }
  }

  const auto error_at = [&](std::size_t offset, ErrorCode code, std::string found,
                            std::string expected) {
    return line_error(line.number, text, offset, code, std::move(found), std::move(expected));
  };
  if (count > max_cells) {
    return error_at(
        start + max_cells, ErrorCode::row_too_long,
        line.is_cut && end == text.size() ? "more than 81 cells" : count_of(count, "cell"),
        cells_expected);
  }
  const std::optional<Shape> shape = Shape::of_cell_count(static_cast<int>(count));
  if (end < text.size() && !ends_cells(text[end]) && end == start + cells_at(text, start)) {
    return error_at(end, ErrorCode::unexpected_character, quote_first(text.substr(end)),
                    shape ? "white space or the end of the line" : cell_expected(max_size));
  }
  if (!shape) {
    return error_at(end, ErrorCode::row_too_short, count_of(count, "cell"), cells_expected);
  }

  PuzzleLine puzzle{Grid(*shape), std::nullopt, trimmed(text.substr(end)), line.number};
  if (puzzle.comment.size() >= static_cast<std::size_t>(shape->cell_count())) {
    std::size_t word = 0;
    while (word < puzzle.comment.size() && !ends_cells(puzzle.comment[word])) ++word;
    puzzle.regions = regions_of_labels(puzzle.comment.substr(0, word), *shape);
    if (puzzle.regions) puzzle.comment = trimmed(puzzle.comment.substr(word));
  }
  for (int index = 0; index < shape->cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    puzzle.givens[cell] = digit_of(text[start + cell]);
    if (puzzle.givens[cell] <= shape->size()) continue;
    Error error = error_at(start + cell, ErrorCode::number_out_of_range,
                           quote_first(text.substr(start + cell)), cell_expected(shape->size()));
    error.cell = cell;
    return error;
  }
  return puzzle;
}

Result<std::optional<PuzzleLine>> next_puzzle_line(TextReader& text) {
  while (const std::optional<TextLine> line = text.next_line()) {
    if (!is_skipped(line->text)) {
      Result<PuzzleLine> puzzle = read_puzzle_line(*line);
      if (!puzzle) return puzzle.error();
      return std::optional<PuzzleLine>(*puzzle);
    }
    const bool is_comment = line->text.find('#') != std::string_view::npos;
    if (line->is_cut && !is_comment) {
      return line_error(line->number, line->text, line->text.size(), ErrorCode::too_large,
                        "more than " + count_of(line->text.size(), "blank"), "a puzzle");
    }
  }
  return std::optional<PuzzleLine>();
}

std::string write_puzzle_line(const Grid& grid, char empty) {
  std::string text;
  for (int index = 0; index < grid.shape().cell_count(); ++index) {
    const Digit digit = grid[static_cast<Cell>(index)];
    text += digit == empty_cell ? empty : static_cast<char>('0' + digit);
  }
  return text;
}

}  // namespace ninefold
