#pragma once

#include "core/board/grid.hpp"
#include "core/board/result.hpp"
#include "core/formats/any_text/any_text.hpp"
#include "core/formats/grids/state_line.hpp"
#include "core/formats/text/text_reader.hpp"
#include "core/rules/rule.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::cli {

/// A puzzle of a text, however it was written there.
struct TextPuzzle {
  Grid givens;
  int number = 0;           ///< of the line, from 1
  std::vector<Rule> rules;  ///< its own, such as the regions of a jigsaw; empty where it has none
  /// What somebody has done of it, where the text says that.
  std::optional<StateLine> state = {};
  /// As NamedPuzzle::variant: a description in place of all of the above.
  std::string variant = {};
  /// What its line has after the puzzle, as the grid that is to be checked.
  std::vector<std::string> fields = {};
};

/// The same of what read_any_text() has.
TextPuzzle text_puzzle(NamedPuzzle&& named);

/// Reads the puzzles of a text. A list with a puzzle or a state in each line is read line by line,
/// as it arrives and however long it is. Whatever else begins otherwise is read as a whole, as the
/// page reads it (read_any_text() and, where that finds nothing, read_constraint_lines()).
class PuzzleReader {
 public:
  explicit PuzzleReader(TextReader& text) : text_(&text) {}
  /// Of one puzzle that was read already.
  explicit PuzzleReader(TextPuzzle puzzle) : only_(std::move(puzzle)) {}

  /// The next puzzle, or nothing at the end. Errors: those of the formats.
  Result<std::optional<TextPuzzle>> next();

  /// Whether there is more without waiting.
  bool is_at_hand() const { return text_ == nullptr || is_whole_ || text_->is_at_hand(); }

 private:
  Result<std::optional<TextPuzzle>> next_of_whole();

  TextReader* text_ = nullptr;
  std::optional<TextPuzzle> only_;
  bool is_begun_ = false;
  bool is_whole_ = false;
  AnyText whole_;
  std::size_t next_ = 0;
};

/// As much of the text as read_any_text() takes, and one character more, so that it can complain.
std::string read_all(TextReader& text);

/// The one puzzle of a text. Errors: those of read_single_grid() where there is not exactly one.
Result<TextPuzzle> read_one_puzzle(TextReader& text, const std::optional<Shape>& shape = {});

}  // namespace ninefold::cli
