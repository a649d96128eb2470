#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold {

/// How a grid was laid out in a text.
enum class GridLayout : std::uint8_t {
  line,   ///< all cells on one line, see puzzle_line.hpp
  rows,   ///< a line a row, cells with or without spaces between them
  frame,  ///< rows with lines drawn around the boxes
};

/// A grid found in a text.
struct GridText {
  Grid givens;
  GridLayout layout = GridLayout::rows;
  /// The frame has the `>` and `<` of Asterisk Sudoku.
  bool has_asterisk_marks = false;
  /// What a candidate grid leaves open in its empty cells, bit d-1 for digit d, one number a cell;
  /// empty for any other grid.
  std::vector<int> candidates;
  /// The digits that a candidate grid says were placed by somebody, 0 for none, one a cell; empty
  /// where there are none.
  std::vector<int> entered;
  /// Of a puzzle line that is followed by the labels of its regions (region_labels.hpp).
  std::optional<Regions> regions;
  TextPlace place;   ///< of its first line
  std::string name;  ///< its title or comment, or empty
};

/// What a reader of grids takes.
struct GridOptions {
  /// Only boards of this shape; any of 4x4, 6x6 and 9x9 without.
  std::optional<Shape> shape;
  /// A line in front of a grid that begins with a letter is its name ("Grid 01").
  bool allows_titles = false;
};

/// The next grid of a text, in any layout people write by hand or copy from programs, or nothing
/// at the end of the text:
///
/// - a puzzle line;
/// - rows of cells, with or without white space; `,` `;` `{` `}` `[` `]` `(` `)` and `"` count as
///   white space, so that arrays can be pasted from source code;
/// - a framed grid (`|`, `+---+`, `*-----*` or box drawing characters) with `.` or `0` for empty
///   cells, or spaces where every row has its four `|`; Asterisk's `>` and `<` (TU/e) may stand
///   beside the asterisk squares;
/// - a candidate grid (candidate_grid.hpp), with or without a frame.
///
/// An empty cell is `.` or `0`, in a frame also `_`; a line without those may mark all its empty
/// cells with one of `*` `_` `x` `X` `-`. Blank lines and lines that begin with `#` are
/// skipped. Errors: unexpected_character, unexpected_end, number_out_of_range, row_too_short,
/// row_too_long, too_large.
Result<std::optional<GridText>> next_grid(TextReader& text, const GridOptions& options = {});

/// The same where the first line was taken from the text already.
Result<std::optional<GridText>> next_grid(const TextLine& first, TextReader& text,
                                          const GridOptions& options = {});

/// Exactly one grid: unexpected_end when there is none, unexpected_text when something follows.
Result<GridText> read_single_grid(TextReader& text, const GridOptions& options = {});

}  // namespace ninefold
