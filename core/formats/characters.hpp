#pragma once

#include "core/board/result.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace ninefold {

/// What the readers of grids have in common: which characters mean what, and their errors.

/// White space inside a line.
inline bool is_blank(char character) {
  return character == ' ' || character == '\t' || character == '\v' || character == '\f';
}

/// A given, or `.` or `0` for an empty cell.
inline bool is_cell(char character) {
  return (character >= '0' && character <= '9') || character == '.';
}

/// The digit that a cell's character stands for, 0 for empty.
inline Digit digit_of(char character) {
  return character == '.' ? empty_cell : static_cast<Digit>(character - '0');
}

/// The line is empty, blank, or a comment: `#` and anything after it.
inline bool is_skipped(std::string_view line) {
  for (const char character : line) {
    if (!is_blank(character)) return character == '#';
  }
  return true;
}

/// An error at a byte of a line; the column counts characters before it.
inline Error line_error(int line, std::string_view text, std::size_t offset, ErrorCode code,
                        std::string found, std::string expected) {
  Error error;
  error.code = code;
  error.line = line;
  error.column = 1;
  for (const char byte : text.substr(0, offset)) {
    if ((static_cast<unsigned char>(byte) & 0xC0) != 0x80) ++error.column;
  }
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

/// "a digit from 0 to 9 or "."", by the size of the board.
inline std::string cell_expected(int size) {
  return "a digit from 0 to " + std::to_string(size) + " or \".\"";
}

}  // namespace ninefold
