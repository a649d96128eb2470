#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/text/text_reader.hpp"

#include <optional>
#include <vector>

namespace ninefold {

/// A puzzle on its own line with what somebody has done of it so far.
struct StateLine {
  struct Struck {
    Cell cell = 0;
    Digit digit = 0;
    bool operator==(const Struck&) const = default;
  };

  Grid givens;
  Grid values;                 ///< givens, and the digits that were placed
  Grid known;                  ///< values, and the only candidates that a candidate grid shows
  std::vector<Struck> struck;  ///< candidates that were struck, in the order of the line
  int number = 0;              ///< of the line, from 1
};

/// Reads a line as HoDoKu's library of states has them, or the same without its head:
///
///   :0000:x:<cells, a placed digit after a +>:<struck: digit row column, separated by spaces>::
///   <cells>:<struck>
///
/// The first two fields of the head and those after the struck candidates are skipped. Errors:
/// unexpected_character, unexpected_end, number_out_of_range, row_too_short, row_too_long.
Result<StateLine> read_state_line(const TextLine& line);

/// Whether a line is meant to be such a state: it begins with a colon, or with 16, 36 or 81 cells
/// of which one has a + in front, or after which a colon comes.
bool is_state_line(std::string_view line);

/// The next puzzle of a list whose lines are such states or puzzle lines (puzzle_line.hpp), or
/// nothing at its end. Between them there may be candidate grids and framed grids of nine rows
/// (grid_reader.hpp); a candidate that such a grid does not show counts as struck, and its digits
/// as givens. Errors: those of each.
Result<std::optional<StateLine>> next_state_line(TextReader& text);

}  // namespace ninefold
