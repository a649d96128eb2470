#include "core/formats/text/number_reader.hpp"

#include "core/formats/text/quote.hpp"

#include <limits>

namespace ninefold {

namespace {

/// Longer words are cut: no number in range has this many characters.
constexpr std::size_t longest_word = 40;

/// The next word and where it begins; empty at the end of the text.
std::string next_word(TextReader& text, TextPlace& place) {
  text.skip_white_space();
  place = text.place();
  std::string word;
  std::optional<char> next = text.peek();
  while (next && !is_white_space(*next) && word.size() < longest_word) {
    word += *next;
    text.advance();
    next = text.peek();
  }
  return word;
}

/// Digits with an optional sign.
bool is_number(std::string_view word) {
  if (!word.empty() && (word.front() == '-' || word.front() == '+')) word.remove_prefix(1);
  return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// The number's value, or nothing beyond the range of int.
std::optional<int> value_of(std::string_view number) {
  const bool is_negative = number.front() == '-';
  if (is_negative || number.front() == '+') number.remove_prefix(1);
  int value = 0;
  for (const char character : number) {
    const int digit = character - '0';
    if (value > (std::numeric_limits<int>::max() - digit) / 10) return std::nullopt;
    value = value * 10 + digit;
  }
  return is_negative ? -value : value;
}

}  // namespace

Result<int> next_number(TextReader& text, int least, int most) {
  TextPlace place;
  const std::string word = next_word(text, place);
  Error error;
  error.line = place.line;
  error.column = place.column;
  if (word.empty()) {
    error.code = ErrorCode::unexpected_end;
    error.found = end_of_input;
    return error;
  }
  error.found = quote(word);
  error.code = ErrorCode::unexpected_character;
  if (!is_number(word)) return error;
  const std::optional<int> value = value_of(word);
  if (value && *value >= least && *value <= most) return *value;
  error.code = ErrorCode::number_out_of_range;
  return error;
}

std::string cell_name(Shape shape, Cell cell) {
  return "r" + std::to_string(shape.row_of(cell) + 1) + "c" +
         std::to_string(shape.column_of(cell) + 1);
}

Result<Grid> next_number_grid(TextReader& text) {
  Grid grid;
  const Shape shape = grid.shape();
  for (int index = 0; index < shape.cell_count(); ++index) {
    const Cell cell = static_cast<Cell>(index);
    const Result<int> digit = next_number(text, 0, shape.size());
    if (!digit) {
      Error error = digit.error();
      error.cell = cell;
      error.expected = "a digit from 0 to 9 for " + cell_name(shape, cell);
      return error;
    }
    grid[cell] = static_cast<Digit>(*digit);
  }
  return grid;
}

}  // namespace ninefold
