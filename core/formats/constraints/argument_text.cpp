#include "core/formats/constraints/argument_text.hpp"

#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace ninefold {

namespace {

constexpr std::string_view end_of_rule = "the end of the rule";

/// One argument, with where it stands in the whole text.
struct ArgumentText {
  std::string_view text;
  std::size_t offset;
};

/// The number from 1 to the board's size that a character is.
Result<int> read_digit(const ArgumentText& item, std::size_t at, int size) {
  const std::string expected = "a digit from 1 to " + std::to_string(size);
  if (at >= item.text.size()) {
    return error_at(item.offset + at, ErrorCode::unexpected_end, std::string(end_of_rule),
                    expected);
  }
  const char character = item.text[at];
  if (character >= '1' && character <= '0' + size) return character - '0';
  const bool is_digit = character >= '0' && character <= '9';
  return error_at(item.offset + at,
                  is_digit ? ErrorCode::number_out_of_range : ErrorCode::unexpected_character,
                  quote_first(item.text.substr(at)), expected);
}

/// Two digits each, joined by '.'.
template <typename Take>
std::optional<Error> read_twos(const ArgumentText& item, int size, Take take) {
  for (std::size_t at = 0; at < item.text.size();) {
    if (at > 0 && item.text[at++] != '.') {
      return error_at(item.offset + at - 1, ErrorCode::unexpected_character,
                      quote_first(item.text.substr(at - 1)), "\".\" or \",\"");
    }
    std::array<int, 2> digits{};
    for (int& digit : digits) {
      const Result<int> read = read_digit(item, at, size);
      if (!read) return read.error();
      digit = *read;
      ++at;
    }
    take(digits[0], digits[1]);
  }
  return std::nullopt;
}

Result<Argument> read_pairs(const ArgumentText& item, Shape shape) {
  DigitPairs pairs;
  const auto error = read_twos(item, shape.size(), [&pairs](int first, int second) {
    pairs.push_back({static_cast<Digit>(first), static_cast<Digit>(second)});
  });
  if (error) return *error;
  return Argument(std::move(pairs));
}

Result<Argument> read_cells(const ArgumentText& item, Shape shape) {
  CellList cells;
  const auto error = read_twos(item, shape.size(), [&cells, shape](int row, int column) {
    cells.push_back(shape.cell(row - 1, column - 1));
  });
  if (error) return *error;
  return Argument(std::move(cells));
}

Result<Argument> read_regions(const ArgumentText& item, Shape shape) {
  const auto cells = static_cast<std::size_t>(shape.cell_count());
  Regions regions;
  for (std::size_t at = 0; at < cells; ++at) {
    const Result<int> region = read_digit(item, at, shape.size());
    if (!region) return region.error();
    regions.of_cell.push_back(static_cast<std::uint8_t>(*region - 1));
  }
  if (item.text.size() > cells) {
    return error_at(item.offset + cells, ErrorCode::unexpected_character,
                    quote_first(item.text.substr(cells)), "\",\"");
  }
  return Argument(std::move(regions));
}

Result<Argument> read_number(const Parameter& parameter, const ArgumentText& item) {
  constexpr std::size_t most_digits = 6;
  const std::string expected =
      "a number from " + std::to_string(parameter.least) + " to " + std::to_string(parameter.most);
  int number = 0;
  for (std::size_t at = 0; at < item.text.size(); ++at) {
    const char character = item.text[at];
    if (character < '0' || character > '9') {
      return error_at(item.offset + at, ErrorCode::unexpected_character,
                      quote_first(item.text.substr(at)), expected);
    }
    if (at < most_digits) number = 10 * number + (character - '0');
  }
  if (item.text.empty()) {
    return error_at(item.offset, ErrorCode::unexpected_end, std::string(end_of_rule), expected);
  }
  if (item.text.size() > most_digits || number < parameter.least || number > parameter.most) {
    return error_at(item.offset, ErrorCode::number_out_of_range, quote(item.text), expected);
  }
  return Argument(number);
}

Result<Argument> read_word(const Parameter& parameter, const ArgumentText& item) {
  const auto place = std::find(parameter.words.begin(), parameter.words.end(), item.text);
  if (place != parameter.words.end()) {
    return Argument(static_cast<int>(place - parameter.words.begin()));
  }
  std::string expected;
  for (const std::string_view word : parameter.words) {
    expected.append(expected.empty() ? "one of " : ", ").append(word);
  }
  return error_at(item.offset, ErrorCode::bad_rule, quote(item.text), std::move(expected));
}

std::string two_digits(int first, int second) {
  return std::to_string(first) + std::to_string(second);
}

}  // namespace

Result<Argument> read_argument(const Parameter& parameter, std::string_view text,
                               std::size_t offset, Shape shape) {
  const ArgumentText item{text, offset};
  switch (parameter.kind) {
    case ParameterKind::number: return read_number(parameter, item);
    case ParameterKind::word: return read_word(parameter, item);
    case ParameterKind::cells: return read_cells(item, shape);
    case ParameterKind::digit_pairs: return read_pairs(item, shape);
    case ParameterKind::regions: return read_regions(item, shape);
  }
  return default_argument(parameter);
}

std::string write_argument(const Parameter& parameter, const Argument& argument, Shape shape) {
  if (const auto* number = std::get_if<int>(&argument)) {
    if (parameter.kind == ParameterKind::number) return std::to_string(*number);
    return std::string(parameter.words[static_cast<std::size_t>(*number)]);
  }
  std::string text;
  const auto join = [&text](int first, int second) {
    if (!text.empty()) text += '.';
    text += two_digits(first, second);
  };
  if (const auto* cells = std::get_if<CellList>(&argument)) {
    for (const Cell cell : *cells) join(shape.row_of(cell) + 1, shape.column_of(cell) + 1);
  }
  if (const auto* pairs = std::get_if<DigitPairs>(&argument)) {
    for (const DigitPair pair : *pairs) join(pair.first, pair.second);
  }
  if (const auto* regions = std::get_if<Regions>(&argument)) {
    for (const std::uint8_t region : regions->of_cell) text += static_cast<char>('1' + region);
  }
  return text;
}

}  // namespace ninefold
