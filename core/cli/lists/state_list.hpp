#pragma once

#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/logic/state/state.hpp"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// What the help of commands that read such a list says about it.
inline constexpr std::string_view state_list_input =
    "Input: one puzzle a line, 81 cells (or 36 or 16), 0 or . for an empty one, or\n"
    "a state of one as HoDoKu writes it, :0000:x:CELLS:STRUCK::, with digits placed\n"
    "(+) and candidates struck (digit, row, column), or a candidate grid: nine rows\n"
    "of nine cells with the candidates of each side by side, with a frame or without.\n"
    "Lines that begin with # and blank lines are skipped. Whatever else the page reads\n"
    "is read, too. Candidates are givens where the digits alone have several solutions.\n";

/// The text of the option by which such commands read puzzles of any rules.
inline constexpr Option state_format_option{
    "--format", "NAME",
    "how puzzles are written: list (the default), or iss for the\n"
    "constraint text of Interactive Sudoku Solver, one puzzle a line\n"
    "with line breaks as \\n, and what follows a tab is not read"};

/// A puzzle with one solution, and a position in it without a mistake.
struct SoundState {
  int number = 0;           ///< of the line, from 1
  std::string_view puzzle;  ///< as it is written where a program reads the answer
  const logic::State& state;
  const Grid& solution;
  std::span<const std::string> rules;  ///< what the rules of a puzzle are called that steps number
  /// Whether neither Ctrl-C nor the end of its time ends the work.
  std::function<bool()> goes_on;
};

/// What a command prints for the puzzles of such a list. Either may be called on any thread,
/// several at a time.
struct StateAnswer {
  /// All lines for a sound state.
  std::function<std::string(const SoundState&)> sound;
  /// All lines for one that is not, by its number and the puzzle as above: `what` is "no solution",
  /// "several solutions" or the mistake, "r2c3=5 is wrong" or "r2c3<>5 is wrong", or why the puzzle
  /// has no place here, or time_was_up.
  std::function<std::string(int number, std::string_view puzzle, const std::string& what)> unsound;
};

/// What is said of a puzzle whose solution was not found in the time that it may take.
inline constexpr std::string_view time_was_up = "stopped by --time before the solution was found";

/// The line of a puzzle without a sound state: for people, or for programs with `first` in the
/// column before.
std::string unsound_line(int number, std::string_view first, const std::string& what,
                         bool for_programs);

/// Of commands that explain puzzles.
inline constexpr Option time_of_a_state_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine), and say in which\n"
    "search and at which step"};

/// What commands share that explain puzzles: reads --format, --rules, --pairs, --no-wrap, --time,
/// --threads, --shard and the list, and prints the answers in order. Returns the exit status.
int answer_state_list(std::string_view command, const Arguments& arguments, Output& output,
                      const StateAnswer& answer);

}  // namespace ninefold::cli
