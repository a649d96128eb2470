#pragma once

#include "core/board/count.hpp"
#include "core/board/grid.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/rules/rule.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold {

/// Reads the input files of UCF COP3503's Mystic Sudoku, puzzle by puzzle and in constant memory:
/// the number of puzzles; then for each nine rows of nine numbers from 0 (empty) to 9, and a line
/// with K and K pairs of digits from 1 to 9. As in the assignment's driver, any white space may
/// stand between two numbers and anything may follow the last puzzle; K may be of any size.
///
/// Errors: unexpected_end, unexpected_character (for what is no number), number_out_of_range.
class MysticReader {
 public:
  /// Numbers of puzzles and of pairs go up to the driver's: 2^31 - 1.
  explicit MysticReader(TextReader& text) : text_(text) {}

  /// A file that has one puzzle and does not say so.
  static MysticReader without_number_of_puzzles(TextReader& text) {
    MysticReader reader(text);
    reader.puzzles_ = 1;
    return reader;
  }

  /// The next puzzle with the rules of Mystic Sudoku, or nothing after the last. Of pairs that
  /// are given several times, either way round, the first is kept.
  Result<std::optional<Puzzle>> next();

 private:
  Result<int> read_number(int least, int most, const char* expected);
  std::optional<Error> read_pairs(std::vector<DigitPair>& pairs);
  Error in_this_puzzle(Error error) const;

  TextReader& text_;
  std::optional<int> puzzles_;
  int puzzle_ = 0;  // the number of the one being read, from 1
};

/// The rules of Mystic Sudoku: classic, torus knight, and the pairs, which wrap around the edges as
/// well.
std::vector<Rule> mystic_rules(std::vector<DigitPair> pairs);

/// The driver's output for puzzle number `puzzle` (from 1): the grid when there is exactly one
/// solution, which `solution` then is, else how many there are; an empty line ends it.
std::string write_mystic_answer(int puzzle, Count solutions, const std::optional<Grid>& solution);

}  // namespace ninefold
