#include "core/formats/grids/state_line.hpp"

#include "core/formats/grids/candidate_grid.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace ninefold {

namespace {

constexpr const char* struck_expected = "a struck candidate as digit, row and column";

/// A field of a line, by where it begins and ends.
struct Field {
  std::size_t begin = 0;
  std::size_t end = 0;
};

/// The field with that number, from 0, of those that colons separate.
std::optional<Field> field(std::string_view text, int number) {
  Field found;
  while (true) {
    found.end = std::min(text.find(':', found.begin), text.size());
    if (number-- == 0) return found;
    if (found.end == text.size()) return std::nullopt;
    found.begin = found.end + 1;
  }
}

Error bad(const TextLine& line, std::size_t at, ErrorCode code, std::string expected) {
  const std::string_view rest = line.text.substr(std::min(at, line.text.size()));
  return line_error(line.number, line.text, at, code,
                    rest.empty() ? end_of_line : quote_first(rest), std::move(expected));
}

Field without_blanks_around(std::string_view text, Field field) {
  while (field.begin < field.end && is_blank(text[field.begin])) ++field.begin;
  while (field.begin < field.end && is_blank(text[field.end - 1])) --field.end;
  return field;
}

std::optional<Error> read_cells(const TextLine& line, Field cells, StateLine& state) {
  std::vector<Digit> digits;
  std::vector<bool> placed;
  bool is_placed = false;
  for (std::size_t at = cells.begin; at < cells.end; ++at) {
    const char character = line.text[at];
    if (character == '+' && !is_placed) {
      is_placed = true;
      continue;
    }
    const bool is_wrong = is_placed && (character == '.' || character == '0');
    if (!is_cell(character) || is_wrong) {
      return bad(line, at, ErrorCode::unexpected_character,
                 is_placed ? "a digit after +" : cell_expected(max_size));
    }
    if (digits.size() == max_cells) {
      return line_error(line.number, line.text, at, ErrorCode::row_too_long, "more than 81 cells",
                        cells_expected);
    }
    digits.push_back(digit_of(character));
    placed.push_back(is_placed);
    is_placed = false;
  }
  const std::optional<Shape> shape = Shape::of_cell_count(static_cast<int>(digits.size()));
  if (!shape || is_placed) {
    return line_error(line.number, line.text, cells.end, ErrorCode::row_too_short,
                      count_of(digits.size(), "cell"), cells_expected);
  }
  state.givens = Grid(*shape);
  state.values = Grid(*shape);
  for (std::size_t index = 0; index < digits.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (digits[index] > shape->size()) {
      Error error = line_error(line.number, line.text, cells.begin, ErrorCode::number_out_of_range,
                               quote(std::to_string(digits[index])), cell_expected(shape->size()));
      error.cell = cell;
      return error;
    }
    state.values[cell] = digits[index];
    if (!placed[index]) state.givens[cell] = digits[index];
  }
  state.known = state.values;
  return std::nullopt;
}

std::optional<Error> read_struck(const TextLine& line, Field struck, StateLine& state) {
  const Shape shape = state.values.shape();
  std::size_t at = struck.begin;
  while (true) {
    while (at < struck.end && is_blank(line.text[at])) ++at;
    if (at == struck.end) return std::nullopt;
    std::array<int, 3> numbers{};
    for (int& number : numbers) {
      if (at == struck.end || !is_cell(line.text[at]) || line.text[at] == '.') {
        return bad(line, at, ErrorCode::unexpected_character, struck_expected);
      }
      number = digit_of(line.text[at]);
      if (number < 1 || number > shape.size()) {
        return bad(line, at, ErrorCode::number_out_of_range,
                   "a number from 1 to " + std::to_string(shape.size()));
      }
      ++at;
    }
    if (at < struck.end && !is_blank(line.text[at])) {
      return bad(line, at, ErrorCode::unexpected_character, "a space or \":\"");
    }
    state.struck.push_back(
        {shape.cell(numbers[1] - 1, numbers[2] - 1), static_cast<Digit>(numbers[0])});
  }
}

bool begins_grid(std::string_view line) {
  const std::string plain = with_plain_bars(line);
  if (leading_cells(plain) >= shortest_puzzle_line) return false;
  GridRow row;
  return plain.find('|') != std::string::npos || read_candidate_row(plain, row);
}

StateLine state_of(const GridText& grid) {
  StateLine state;
  state.givens = grid.givens;
  state.values = grid.givens;
  state.known = grid.givens;
  state.number = grid.place.line;
  const Shape shape = grid.givens.shape();
  for (std::size_t index = 0; index < grid.candidates.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const auto candidates = static_cast<unsigned>(grid.candidates[index]);
    if (candidates == 0) continue;
    if (std::has_single_bit(candidates)) {
      state.known[cell] = static_cast<Digit>(std::countr_zero(candidates) + 1);
    }
    for (int digit = 1; digit <= shape.size(); ++digit) {
      const bool is_shown = ((candidates >> (digit - 1)) & 1U) != 0;
      if (!is_shown) state.struck.push_back({cell, static_cast<Digit>(digit)});
    }
  }
  return state;
}

}  // namespace

bool is_state_line(std::string_view line) {
  if (!line.empty() && line.front() == ':') return true;
  std::size_t at = 0;
  while (at < line.size() && is_blank(line[at])) ++at;
  int cells = 0;
  bool has_placed = false;
  for (; at < line.size() && (is_cell(line[at]) || line[at] == '+'); ++at) {
    has_placed = has_placed || line[at] == '+';
    if (line[at] != '+') ++cells;
  }
  return Shape::of_cell_count(cells) && (has_placed || (at < line.size() && line[at] == ':'));
}

Result<StateLine> read_state_line(const TextLine& line) {
  StateLine state;
  state.number = line.number;
  const bool has_head = !line.text.empty() && line.text.front() == ':';
  std::optional<Field> cells = field(line.text, has_head ? 3 : 0);
  if (!cells) {
    return bad(line, line.text.size(), ErrorCode::unexpected_end, "\":\" and the cells");
  }
  if (!has_head) *cells = without_blanks_around(line.text, *cells);
  if (std::optional<Error> error = read_cells(line, *cells, state)) return *error;
  if (const std::optional<Field> struck = field(line.text, has_head ? 4 : 1)) {
    if (std::optional<Error> error = read_struck(line, *struck, state)) return *error;
  }
  return state;
}

Result<std::optional<StateLine>> next_state_line(TextReader& text) {
  while (const std::optional<TextLine> line = text.next_line()) {
    const bool is_comment = line->text.find('#') != std::string_view::npos;
    if (is_skipped(line->text) && (is_comment || !line->is_cut)) continue;
    if (is_state_line(line->text)) {
      if (line->is_cut) {
        return line_error(line->number, line->text, line->text.size(), ErrorCode::too_large,
                          "a line of more than " + count_of(line->text.size(), "character"),
                          "a shorter one");
      }
      Result<StateLine> state = read_state_line(*line);
      if (!state) return state.error();
      return std::optional<StateLine>(std::move(state).value());
    }
    if (is_border(with_plain_bars(line->text))) continue;
    if (begins_grid(line->text)) {
      const Result<std::optional<GridText>> grid = next_grid(*line, text);
      if (!grid) return grid.error();
      if (grid->has_value()) return std::optional<StateLine>(state_of(**grid));
      continue;
    }
    const Result<PuzzleLine> puzzle = read_puzzle_line(*line);
    if (!puzzle) return puzzle.error();
    StateLine state;
    state.givens = puzzle->givens;
    state.values = puzzle->givens;
    state.known = puzzle->givens;
    state.number = puzzle->number;
    return std::optional<StateLine>(std::move(state));
  }
  return std::optional<StateLine>();
}

}  // namespace ninefold
