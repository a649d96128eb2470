#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/formats/grids/state_line.hpp"
#include "core/logic/state/state.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace ninefold::cli {

/// What the help of commands that read such a list says of it.
inline constexpr std::string_view state_list_input =
    "Input: one puzzle a line, 81 cells (or 36 or 16), 0 or . for an empty one, or\n"
    "a state of one as HoDoKu writes it, :0000:x:CELLS:STRUCK::, with digits placed\n"
    "(+) and candidates struck (digit, row, column).\n"
    "Lines that begin with # and blank lines are skipped.\n";

/// A puzzle with one solution, where somebody stands in it without a mistake.
struct SoundState {
  const StateLine& line;
  const logic::State& state;
  const Grid& solution;
};

/// What a command prints for the puzzles of such a list.
struct StateAnswer {
  /// All lines for a sound state.
  std::function<std::string(const SoundState&)> sound;
  /// All lines for one that is not: `what` is "no solution", "several solutions" or the mistake,
  /// "r2c3=5 is wrong" or "r2c3<>5 is wrong".
  std::function<std::string(const StateLine&, const std::string& what)> unsound;
};

/// What commands share that explain puzzles: reads --rules, --pairs, --no-wrap and the list, and
/// prints the answers in order. Returns the exit status.
int answer_state_list(std::string_view command, const Arguments& arguments, Output& output,
                      const StateAnswer& answer);

}  // namespace ninefold::cli
