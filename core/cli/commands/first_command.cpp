#include "core/cli/command.hpp"
#include "core/cli/input.hpp"
#include "core/cli/queries.hpp"
#include "core/formats/grids/grid_reader.hpp"
#include "core/formats/grids/rows.hpp"

namespace ninefold::cli {

namespace {

int run_first(const Arguments& arguments, Output& output) {
  Input input(arguments.file(), output);
  const Result<GridText> grid = read_single_grid(input.text());
  if (!grid) return input.fail(grid.error());
  const std::vector<Rule> classic{Rule{}};
  const Result<Engine> engine = Engine::create(grid->givens.shape(), classic);
  if (!engine) return input.fail(engine.error());
  const Answer answer = engine->first(grid->givens, {}, show_pending(output));
  output.write(answer.solution ? write_rows(*answer.solution) : no_solution_text);
  output.write("\n");
  return input.finish();
}

}  // namespace

extern const Command first_command{
    "first",
    "classic Sudoku (UMass CMPSCI 187): the first solution of one grid",
    "Prints the lexicographically first solution of a classic grid as the UMass\n"
    "assignment wants it: rows of digits with single spaces between them, or\n"
    "\"This puzzle has no solution.\"\n"
    "\n"
    "Input: nine rows of nine cells with or without spaces, or all 81 on one line;\n"
    "0 or . is an empty cell. Framed grids and boards of 4x4 and 6x6 are read too.\n",
    {},
    false,
    run_first};

}  // namespace ninefold::cli
