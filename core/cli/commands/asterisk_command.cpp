#include "core/cli/command.hpp"
#include "core/cli/input.hpp"
#include "core/cli/queries.hpp"
#include "core/formats/assignments/asterisk_frame.hpp"
#include "core/formats/grids/grid_reader.hpp"

namespace ninefold::cli {

namespace {

int run_asterisk(const Arguments& arguments, Output& output) {
  Input input(arguments.file(), output);
  const Shape nine;
  const Result<GridText> grid = read_single_grid(input.text(), {nine, false});
  if (!grid) return input.fail(grid.error());
  const std::vector<Rule> rules{Rule{}, *rule_named("asterisk", nine)};
  const Result<Engine> engine = Engine::create(nine, rules);
  if (!engine) return input.fail(engine.error());
  const Answer answer = count_all(*engine, grid->givens, show_pending(output));
  const bool is_unique = answer.solutions == Count(1) && answer.solution;
  output.write(is_unique ? write_asterisk_frame(*answer.solution)
                         : answer.solutions.to_string() + "\n");
  return input.finish();
}

}  // namespace

extern const Command asterisk_command{
    "asterisk",
    "Asterisk Sudoku (TU/e): solve or count one grid",
    "Reads one grid of the TU/e assignment Asterisk Sudoku and prints its solution\n"
    "in the assignment's frame if there is exactly one, else how many there are.\n"
    "\n"
    "Input: nine rows of nine cells with or without spaces, or all 81 on one line;\n"
    "0 or . is an empty cell. The assignment's own frame is read too.\n",
    {},
    false,
    run_asterisk};

}  // namespace ninefold::cli
