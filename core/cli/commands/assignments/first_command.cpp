#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/rows.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <array>
#include <string>

namespace ninefold::cli {

namespace {

constexpr Option first_time_option{time_option_name, "SECONDS",
                                   "stop after that long (decimals are fine), and say so"};
constexpr std::array first_options{format_option, first_time_option};

// The assignment prints nothing like this, since it knows no limits.
constexpr const char* none_yet_text = "No solution found yet.";

std::string text_of(const Answer& answer) {
  if (answer.solution) return write_rows(*answer.solution);
  return is_bound(answer.stopped) ? none_yet_text : no_solution_text;
}

int run_first(const Arguments& arguments, Output& output) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse("first", limit.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("first", is_iss.error());
  if (*is_iss) {
    return answer_iss_list(
        "first", arguments, {}, output,
        {[](IssLine& question, SearchWatch& watch) {
           const variants::VariantEngine engine = question.listed.engine();
           const variants::Answer found = engine.first(watch.within(), watch.listener());
           if (!found.solution.empty())
             return Line{variants::write_values(engine.layout(), found.solution), false, {}};
           return Line{is_bound(found.stopped) ? "unknown" : "-",
                       found.stopped == StopReason::cancelled,
                       {}};
         },
         unread_text("unknown")});
  }
  Input input(arguments.file(), output);
  const Result<GridText> grid = read_single_grid(input.text());
  if (!grid) return input.fail(grid.error());
  const std::vector<Rule> classic{Rule{}};
  const Result<Engine> engine = Engine::create(grid->givens.shape(), classic);
  if (!engine) return input.fail(engine.error());
  SearchWatch watch(output, *limit, Told::share);
  const Answer answer = engine->first(grid->givens, watch.within(), watch.listener());
  output.write(text_of(answer) + "\n");
  return answer.stopped == StopReason::cancelled ? input.interrupted("no solution found yet")
                                                 : input.finish();
}

}  // namespace

extern const Command first_command{
    "first",
    "the first solution of a grid in order (UMass CMPSCI 187)",
    "Prints the lexicographically first solution of a classic grid as the UMass\n"
    "assignment requires: rows of digits with single spaces between them, or\n"
    "\"This puzzle has no solution.\"\n"
    "\n"
    "Input: nine rows of nine cells with or without spaces, or all 81 on one line;\n"
    "0 or . is an empty cell. Framed grids and boards of 4x4 and 6x6 are accepted too.\n",
    first_options,
    false,
    run_first};

}  // namespace ninefold::cli
