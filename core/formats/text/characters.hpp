#pragma once

#include "core/board/shape.hpp"

#include <string_view>

namespace ninefold {

/// What the readers of grids have in common: which characters mean what.

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

}  // namespace ninefold
