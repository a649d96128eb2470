#pragma once

#include "core/cli/lists/known_rules.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/engine/wide/variant_engine.hpp"
#include "core/generate/variants/variant_clues.hpp"
#include "core/variants/puzzle.hpp"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::cli {

inline constexpr Option format_option{
    "--format", "NAME",
    "how puzzles are written: list (the default), or iss for the\n"
    "constraint text of Interactive Sudoku Solver, one puzzle a line\n"
    "with line breaks as \\n, and what follows a tab is not read; values\n"
    "above 9 are then printed as letters, A = 1 to P = 16, and 0"};

inline constexpr Option rules_too_option{
    "--rules-too", "",
    "with --format iss: rules such as cages count as clues, too, and not only\n"
    "givens; those that shape the board do not"};

/// Which clues a command is about. An error of usage for --rules-too without --format iss.
Result<generate::WhichClues> read_which_clues(const Arguments& arguments);

/// A line of a list: the puzzle, and what follows it after a tab.
struct IssLine {
  ListedPuzzle listed;
  /// Of the puzzle, as it is in the line; where that was no constraint text, as a program may read
  /// it again.
  std::string text;
  /// In place of a constraint text (core/formats/iss/described_variant.hpp).
  std::string description = {};
  /// Where the text itself says that there is no solution, as of a cell without candidates.
  std::string contradiction = {};
  std::vector<std::string> fields;
  int number = 0;  ///< of the line, from 1
  /// What a trial found before it gave up: a bound is never worse.
  variants::Answer tried = {};
};

/// Whether the puzzles are variants: --format asks for ISS's text, or --rules has some of it. An
/// error of usage for an unknown format, for rules that fit no board, and for other options that
/// have no meaning with them.
Result<bool> wants_iss(const Arguments& arguments);

/// Reads puzzles, one a line (where --rules has constraint text: any puzzles, as puzzle_reader.hpp
/// reads them), and prints what `answer` makes of each, in order; with --threads, several at a
/// time. Blank lines and lines that begin with # are skipped. Only the puzzles of the share are
/// answered, where the list has one.
struct IssAnswer {
  /// An error, of which the place is not said, ends the list. May be called on any thread.
  std::function<Result<Line>(IssLine& line, SearchWatch& watch)> answer;
  /// What is printed of a puzzle whose rules could not be read in the time that it may take. The
  /// line has no puzzle.
  std::function<std::string(const IssLine& line)> unread;
  /// With several threads, if there is one: the same answer, or nothing where it would take long;
  /// then the line still has its puzzle.
  std::function<Result<std::optional<Line>>(IssLine& line, SearchWatch& watch)> trial = {};
  /// The answer to what a trial gave up, with the work of one puzzle shared among threads.
  std::function<Line(IssLine& line, std::size_t threads, SearchWatch& watch)> answer_on_threads =
      {};
};
int answer_iss_list(std::string_view command, const Arguments& arguments, Share share,
                    Output& output, const IssAnswer& answer);
/// The same of puzzles in any form, of which each is taken for a variant; there are no other
/// options than --time.
int answer_any_list(std::string_view command, const Arguments& arguments, Output& output,
                    const IssAnswer& answer);
/// The same where the words of the command line are not the file alone.
int answer_iss_file(std::string_view command, const Arguments& arguments, const std::string& file,
                    Share share, Output& output, const IssAnswer& answer);
/// For `unread`: that text, whatever the puzzle.
std::function<std::string(const IssLine&)> unread_text(std::string text);

/// The same answers as for other lists: solutions, or a bound.
std::string solutions_or_bound(const variants::Answer& answer);
std::string known_words(const variants::Answer& answer);

}  // namespace ninefold::cli
