#include "core/formats/grids/grid_row.hpp"

#include "core/formats/grids/candidate_grid.hpp"
#include "core/formats/text/characters.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"
#include "core/rules/asterisk.hpp"

#include <algorithm>
#include <array>

namespace ninefold {

namespace {

constexpr Shape nine{3, 3};

bool is_bracket(char character) {
  return std::string_view(",;{}[]()\"").find(character) != std::string_view::npos;
}

bool is_framed_cell(char character) { return is_cell(character) || character == '_'; }

void add_cell(char character, std::size_t offset, GridRow& row) {
  const bool is_empty = character == '_' || is_blank(character);
  row.digits.push_back(is_empty ? empty_cell : digit_of(character));
  row.offsets.push_back(offset);
}

bool is_asterisk_cell(int row, int column) {
  const auto cells = asterisk_cells();
  return std::find(cells.begin(), cells.end(), nine.cell(row, column)) != cells.end();
}

/// The `>` before and the `<` after an asterisk square, in a row of single spaces between cells
/// whose first bar is position 0, so that cell c is at position 2c+1.
bool is_asterisk_mark(char character, int row, std::size_t position) {
  const int cells_before = static_cast<int>(position / 2);
  if (character == '>') return is_asterisk_cell(row, cells_before);
  return character == '<' && is_asterisk_cell(row, cells_before - 1);
}

/// A 9x9 row whose cells are told by their position between four bars, so that a blank may be an
/// empty cell; false if the bars do not stand like that. A box is three cells wide ("123"), or
/// five with single spaces between them ("1 2 3"), or seven with spaces around it (" 1 2 3 ").
bool read_by_position(std::string_view text, int row, GridRow& cells) {
  std::vector<std::size_t> bars;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == '|') bars.push_back(at);
  }
  if (bars.size() != 4) return false;
  const std::size_t width = bars[1] - bars[0] - 1;
  const bool is_even = bars[2] - bars[1] - 1 == width && bars[3] - bars[2] - 1 == width;
  if (!is_even || (width != 3 && width != 5 && width != 7)) return false;
  const auto is_outside = [&](std::size_t at) { return at < bars[0] || at > bars[3]; };

  cells = {};
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char character = text[at];
    if (character == '|') continue;
    const std::size_t in_box = is_outside(at) ? 0 : (at - bars[0]) % (width + 1) - 1;
    const bool is_place = !is_outside(at) && (width == 3 || in_box % 2 == (width == 5 ? 0U : 1U));
    if (is_place && (is_framed_cell(character) || is_blank(character))) {
      add_cell(character, at, cells);
    } else if (width == 5 && !is_outside(at) && is_asterisk_mark(character, row, at - bars[0])) {
      cells.has_asterisk_marks = true;
    } else if (!is_blank(character)) {
      return false;
    }
  }
  return true;
}

}  // namespace

std::string with_plain_bars(std::string_view line) {
  std::string plain;
  while (!line.empty()) {
    const std::size_t length = first_length(line);
    const std::string_view character = line.substr(0, length);
    // U+2500 to U+257F are E2 94 80 to E2 95 BF.
    if (length == 3 && character[0] == '\xE2' &&
        (character[1] == '\x94' || character[1] == '\x95')) {
      const bool is_bar = character == "\u2502" || character == "\u2503" || character == "\u2551";
      plain += is_bar ? '|' : '-';
    } else if (character == "\u00A0") {
      plain += ' ';
    } else {
      plain.append(character);
    }
    line.remove_prefix(length);
  }
  return plain;
}

std::string with_table_blanks(std::string_view line) {
  for (const char separator : {'\t', ','}) {
    const auto separators = std::count(line.begin(), line.end(), separator);
    if (separators != 3 && separators != 5 && separators != 8) continue;
    std::string row;
    int digits = 0;
    bool is_in_cell = false;
    bool is_row = true;
    for (const char character : line) {
      if (character == separator) {
        if (!is_in_cell) row += '.';
        is_in_cell = false;
      } else if (is_cell(character) && !is_in_cell) {
        is_in_cell = true;
        ++digits;
      } else {
        is_row = is_row && character == ' ';
      }
      row += character;
    }
    if (!is_in_cell) row += '.';
    if (is_row && (digits > 0 || separators == 8)) return row;
  }
  return std::string(line);
}

std::string with_plain_blanks(std::string line) {
  GridRow candidates;
  if (read_candidate_row(line, candidates)) return line;
  constexpr std::string_view blanks = "*_xX-";
  constexpr int fewest_cells = 4;
  const auto is_digit = [](char character) { return character >= '1' && character <= '9'; };
  const auto marks_blank = [blanks](char character) {
    return blanks.find(character) != std::string_view::npos;
  };
  std::size_t start = 0;
  while (start < line.size() && (is_blank(line[start]) || is_bracket(line[start]))) ++start;
  std::size_t end = start;
  while (end < line.size() && (is_digit(line[end]) || marks_blank(line[end]))) ++end;
  // Behind a whole puzzle anything may follow.
  if (end - start < shortest_puzzle_line) end = line.size();
  char blank = '\0';
  int cells = 0;
  for (std::size_t at = start; at < end; ++at) {
    const char character = line[at];
    if (is_blank(character) || is_bracket(character) || character == '|') continue;
    ++cells;
    if (is_digit(character)) continue;
    // A number below zero is not a blank and a digit.
    const bool is_sign = character == '-' && at > start && is_blank(line[at - 1]) && at + 1 < end &&
                         is_digit(line[at + 1]);
    if (is_sign || !marks_blank(character) || (blank != '\0' && blank != character)) return line;
    blank = character;
  }
  if (cells >= fewest_cells) std::replace(line.begin() + start, line.begin() + end, blank, '.');
  return line;
}

bool is_border(std::string_view line) {
  return (line.find("--") != std::string_view::npos || line.find("==") != std::string_view::npos) &&
         line.find_first_not_of("-=+|*:.'` \t") == std::string_view::npos;
}

bool is_only_brackets(std::string_view line) {
  return std::all_of(line.begin(), line.end(),
                     [](char character) { return is_blank(character) || is_bracket(character); });
}

std::size_t leading_cells(std::string_view line) {
  std::size_t start = 0;
  while (start < line.size() && (is_blank(line[start]) || is_bracket(line[start]))) ++start;
  std::size_t end = start;
  while (end < line.size() && is_cell(line[end])) ++end;
  return end - start;
}

Result<GridRow> read_row(const TextLine& line, int row) {
  GridRow cells;
  if (read_candidate_row(line.text, cells)) return cells;
  const bool has_bars = line.text.find('|') != std::string_view::npos;
  if (has_bars && read_by_position(line.text, row, cells)) return cells;
  cells = {};
  for (std::size_t at = 0; at < line.text.size(); ++at) {
    const char character = line.text[at];
    if (is_blank(character) || (has_bars ? character == '|' : is_bracket(character))) continue;
    if (has_bars ? !is_framed_cell(character) : !is_cell(character)) {
      return line_error(line.number, line.text, at, ErrorCode::unexpected_character,
                        quote_first(line.text.substr(at)), cell_expected(max_size));
    }
    add_cell(character, at, cells);
  }
  return cells;
}

}  // namespace ninefold
