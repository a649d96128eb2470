#pragma once

#include "core/formats/any_text/any_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "tests/core/formats/error_text.hpp"

#include <array>
#include <string>
#include <string_view>

namespace ninefold {

/// Of 9x9, for tests to write as rows in many ways.
inline const std::array<std::string, 9> rows_of_nine{"4..52.1.3", ".9.8..5..", "1........",
                                                     "8..43....", ".........", "9...56...",
                                                     "7.....6..", "....3...7", "..2.4.5.."};
inline std::string line_of_nine() {
  std::string line;
  for (const std::string& row : rows_of_nine) line += row;
  return line;
}

/// How a description says what these rows do.
inline const std::string described =
    write_description({{Rule{}}, read_puzzle_line({line_of_nine(), 1, false})->givens});

/// The same grid with a line for each row, made of a text for each cell.
template <typename CellText>
std::string drawn(std::string_view before, std::string_view between, std::string_view after,
                  CellText cell_text) {
  std::string text;
  for (const std::string& row : rows_of_nine) {
    text += before;
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column > 0) text += between;
      text += cell_text(row[column]);
    }
    text += after;
  }
  return text;
}

/// The puzzles of a text with what was filled in and is left, or what is wrong.
inline std::string what_is(std::string_view text) {
  const AnyText any = read_any_text(text);
  std::string all;
  for (const NamedPuzzle& puzzle : any.puzzles) {
    if (!all.empty()) all += " ";
    all += puzzle.variant.empty() ? write_description(puzzle.puzzle) : puzzle.variant;
    if (!puzzle.name.empty()) all += " (" + puzzle.name + ")";
    if (!puzzle.entered.empty()) all += " +";
    for (const int digit : puzzle.entered) all += std::to_string(digit);
    if (!puzzle.candidates.empty()) all += puzzle.are_notes ? " notes" : " left";
    for (const int left : puzzle.candidates) {
      if (left != 0) all += " " + std::to_string(left);
    }
  }
  if (any.error) all += " " + error_text(*any.error);
  return all;
}

}  // namespace ninefold
