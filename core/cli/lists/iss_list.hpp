#pragma once

#include "core/cli/lists/puzzle_list.hpp"
#include "core/engine/wide/variant_engine.hpp"
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
    "with line breaks as \\n; values above 9 are then printed as\n"
    "letters, A = 1 to P = 16, and 0"};

/// A line of a list: the puzzle, and what stands after it, apart by tabs.
struct IssLine {
  variants::Puzzle puzzle;
  std::vector<std::string> fields;
  int number = 0;  ///< of the line, from 1
};

/// Whether --format asks for ISS's text; an error of usage for an unknown format, or for other
/// options that have no meaning with it.
Result<bool> wants_iss(const Arguments& arguments);

/// Reads puzzles, one a line, and prints what `answer` makes of each. Lines that begin with # and
/// blank lines are skipped. Only those of the share, of which the list has one for all.
int answer_iss_list(std::string_view command, const Arguments& arguments, Share share,
                    Output& output,
                    const std::function<Line(IssLine& line, SearchWatch& watch)>& answer);

/// The same answers as of other lists, of solutions or a bound.
std::string solutions_or_bound(const variants::Answer& answer);
std::string known_words(const variants::Answer& answer);

/// "item 14, Thermo, argument 3: found "R0C4", expected a cell of the board".
std::string words_of(const variants::RuleError& error);

}  // namespace ninefold::cli
