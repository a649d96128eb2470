#include "core/cli/command.hpp"
#include "core/cli/input.hpp"
#include "core/cli/queries.hpp"
#include "core/formats/assignments/mystic.hpp"

namespace ninefold::cli {

namespace {

int run_mystic(const Arguments& arguments, Output& output) {
  Input input(arguments.file(), output);
  MysticReader reader(input.text());
  for (int number = 1;; ++number) {
    const Result<std::optional<Puzzle>> puzzle = reader.next();
    if (!puzzle) return input.fail(puzzle.error());
    if (!puzzle->has_value()) return input.finish();
    const Result<Engine> engine = Engine::create((*puzzle)->givens.shape(), (*puzzle)->rules);
    if (!engine) return input.fail(engine.error());
    const Answer answer = count_all(*engine, (*puzzle)->givens, show_pending(output));
    output.write(write_mystic_answer(number, answer.solutions, answer.solution));
  }
}

}  // namespace

extern const Command mystic_command{
    "mystic",
    "Mystic Sudoku (UCF COP3503): solve or count a file of puzzles",
    "Reads puzzles of the UCF assignment Mystic Sudoku and prints what its driver\n"
    "prints: for each the solution, how many there are, or that there is none.\n"
    "\n"
    "Input: the number of puzzles; for each nine rows of nine numbers, 0 for an\n"
    "empty cell, and a line with K and K pairs of digits that are never side by\n"
    "side. Any white space separates numbers; what follows the last puzzle is\n"
    "ignored. No digit may be a knight's move from the same digit; knights and\n"
    "pairs go over the edges of the board.\n",
    {},
    false,
    run_mystic};

}  // namespace ninefold::cli
