#pragma once

#include "core/board/result.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/rules/rule.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold {

/// The forms in which puzzles come; format_name() is what the WASM boundary calls them.
enum class TextFormat : std::uint8_t {
  description,  ///< description.hpp, alone or at the end of a link, one a line
  mystic,       ///< mystic.hpp; also one puzzle with its pairs and no number of puzzles
  line,         ///< puzzle_line.hpp
  rows,         ///< grid_reader.hpp, files of CSU and UMass among them
  frame,        ///< grid_reader.hpp; Asterisk's marks make it an Asterisk puzzle
};

std::string_view format_name(TextFormat format);
std::span<const TextFormat> text_formats();

/// A puzzle with what else its text said about it.
struct NamedPuzzle {
  Puzzle puzzle;
  std::string name;             ///< a title or comment, or nothing
  std::vector<int> candidates;  ///< as in GridText: empty except for a candidate grid
  /// What somebody has filled in besides the givens, a digit a cell; empty unless the text
  /// distinguishes them.
  std::vector<int> entered = {};
  /// The candidates are what somebody noted: not all there are, and none where there is no note.
  bool are_notes = false;
  /// For what no Puzzle can hold, such as a board of 16x16 or one with cages: a description with
  /// the rule `constraints` (core/formats/iss/described_variant.hpp). `puzzle` then means nothing.
  std::string variant = {};
  int line = 1;  ///< where it begins in the text, from 1
};

/// What a text turned out to be.
struct AnyText {
  std::optional<TextFormat> format;  ///< nothing if it looks like none
  std::vector<NamedPuzzle> puzzles;  ///< those before the error, if there is one
  std::optional<Error> error;
};

/// Beyond these limits reading stops with too_large.
inline constexpr std::size_t largest_any_text = std::size_t{16} << 20;  ///< bytes
inline constexpr std::size_t most_puzzles_in_any_text = 100000;

/// Reads a text of unknown format, as it was pasted, dropped or opened: one puzzle or many. Grids
/// of one puzzle at several stages become one (stages.hpp), and a grid with the labels of its
/// regions a jigsaw (region_labels.hpp). Other programs' games are known by their form:
/// SudokuWiki's S9B, Simon Tatham's IDs, OpenSudoku, states of HoDoKu. Where a text cannot be read
/// as it stands, it is read without what people put around a grid (core/formats/plain), as drawn or
/// as part of a program; and where nothing else is found, puzzles inside other text are, such as a
/// link of another program (embedded_puzzles.hpp). A result has puzzles, an error or both; a text
/// that does not look like a puzzle at all is unknown_format. Errors otherwise are those of the
/// format.
AnyText read_any_text(std::string_view text);

}  // namespace ninefold
