#include "core/cli/command.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/reading/puzzle_reader.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/text/errors.hpp"
#include "core/formats/text/quote.hpp"
#include "core/rules/rule_table.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr Option asterisk_time_option{
    time_option_name, "SECONDS",
    "stop after that long (decimals are fine) and print how many solutions\n"
    "were found by then, as >=N"};
constexpr std::array asterisk_options{asterisk_time_option};

int run_asterisk(const Arguments& arguments, Output& output) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse("asterisk", limit.error());
  Input input(arguments.file(), output);
  const Shape nine;
  const Result<TextPuzzle> grid = read_one_puzzle(input.text(), nine);
  if (!grid) return input.fail(grid.error());
  const std::vector<Rule> rules{Rule{}, *rule_named("asterisk", nine)};
  if (!grid->rules.empty() && grid->rules != rules) {
    return input.fail(error_at({grid->number, 1}, ErrorCode::bad_rule,
                               "a puzzle with " + quote(write_rules(grid->rules, nine)),
                               "a grid without other rules"));
  }
  const Result<Engine> engine = Engine::create(nine, rules);
  if (!engine) return input.fail(engine.error());
  SearchWatch watch(output, *limit, Told::share_and_solutions);
  const Answer answer = count_all(*engine, grid->givens, watch);
  const bool is_unique =
      answer.solutions == Count(1) && answer.solution && !is_bound(answer.stopped);
  output.write(is_unique ? write_asterisk_frame(*answer.solution)
                         : solutions_or_bound(answer) + "\n");
  return answer.stopped == StopReason::cancelled ? input.interrupted(known_words(answer))
                                                 : input.finish();
}

}  // namespace

extern const Command asterisk_command{
    "asterisk",
    "Asterisk Sudoku (TU/e): solve or count one grid",
    "Reads one grid of the TU/e assignment Asterisk Sudoku and prints its solution\n"
    "in the assignment's frame if there is exactly one, otherwise how many there are.\n"
    "\n"
    "Input: nine rows of nine cells with or without spaces, or all 81 on one line;\n"
    "0 or . is an empty cell. The assignment's own frame is accepted too.\n",
    asterisk_options,
    false,
    run_asterisk};

}  // namespace ninefold::cli
