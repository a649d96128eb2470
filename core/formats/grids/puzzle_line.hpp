#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace ninefold {

/// A puzzle on its own line, the common form of puzzle lists (.sdm, .txt, .csv):
///
///   53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 comment
///
/// 81, 36 or 16 cells in reading order, a digit or `.` or `0` for an empty one; their number gives
/// the size of the board. After white space, `,`, `;` or `#` anything may follow. A word of as many
/// labels of regions makes it a jigsaw (region_labels.hpp); they may follow the cells directly.
struct PuzzleLine {
  Grid givens;
  std::optional<Regions> regions;  ///< of a jigsaw
  std::string_view comment;        ///< what follows, without white space around it
  int number = 0;                  ///< of the line, from 1
};

/// Reads one such line. Errors: unexpected_character, number_out_of_range (with the cell),
/// row_too_short, row_too_long.
Result<PuzzleLine> read_puzzle_line(const TextLine& line);

/// The next puzzle of a list, or nothing at its end; blank lines and lines that begin with `#`
/// are skipped. The comment is valid until the reader is used again. Errors: those of
/// read_puzzle_line, and too_large for a line that begins with thousands of blanks.
Result<std::optional<PuzzleLine>> next_puzzle_line(TextReader& text);

/// Puzzles of 81 cells in a text: the first begins with it, and each other `stride` characters
/// after the one before.
struct PlainList {
  std::size_t count = 0;
  std::size_t stride = 0;
};

/// Where the puzzles of a list are, if every line of it is 81 digits and dots and no more, and all
/// lines end alike; nothing otherwise. Accepts nothing that next_puzzle_line() would not read, and
/// is many times as fast.
std::optional<PlainList> plain_list(std::string_view list);

/// The digits in reading order, `empty` for an empty cell.
std::string write_puzzle_line(const Grid& grid, char empty = '.');

}  // namespace ninefold
