#include "core/cli/command.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/assignments/mystic.hpp"

#include <array>
#include <string>

namespace ninefold::cli {

namespace {

constexpr Option mystic_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine) and print how many\n"
    "solutions were found by then, as \"At least N solutions found.\""};
constexpr std::array mystic_options{mystic_time_option};

std::string text_of(int number, const Answer& answer) {
  if (!is_bound(answer.stopped)) {
    return write_mystic_answer(number, answer.solutions, answer.solution);
  }
  // The driver prints nothing like this, since it knows no limits.
  return "Puzzle " + std::to_string(number) + ":\nAt least " + answer.solutions.to_string() +
         " solutions found.\n\n";
}

/// What is known when Ctrl-C ended the answer to a puzzle, or what came before it.
std::string known_before(int number, const Answer* answer) {
  std::string known = answered_words(static_cast<std::uint64_t>(number - 1));
  if (answer != nullptr) known += "; the next has " + known_words(*answer);
  return known;
}

int run_mystic(const Arguments& arguments, Output& output) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse("mystic", limit.error());
  Input input(arguments.file(), output);
  MysticReader reader(input.text());
  for (int number = 1;; ++number) {
    const Result<std::optional<Puzzle>> puzzle = reader.next();
    if (is_interrupted()) return input.interrupted(known_before(number, nullptr));
    if (!puzzle) return input.fail(puzzle.error());
    if (!puzzle->has_value()) return input.finish();
    const Result<Engine> engine = Engine::create((*puzzle)->givens.shape(), (*puzzle)->rules);
    if (!engine) return input.fail(engine.error());
    const std::string lead = number == 1 ? "" : "puzzle " + std::to_string(number) + ": ";
    SearchWatch watch(output, *limit, Told::share_and_solutions, lead);
    const Answer answer = count_all(*engine, (*puzzle)->givens, watch);
    output.write(text_of(number, answer));
    if (answer.stopped == StopReason::cancelled) {
      return input.interrupted(known_before(number, &answer));
    }
  }
}

}  // namespace

extern const Command mystic_command{
    "mystic",
    "Mystic Sudoku (UCF COP3503): solve or count a file of puzzles",
    "Reads puzzles of the UCF assignment Mystic Sudoku and prints what its driver\n"
    "prints: for each one the solution, the number of solutions, or that there is none.\n"
    "\n"
    "Input: the number of puzzles; for each nine rows of nine numbers, 0 for an\n"
    "empty cell, and a line with K and K pairs of digits that are never side by\n"
    "side. Any white space separates numbers; what follows the last puzzle is\n"
    "ignored. No digit may be a knight's move from the same digit; knights and\n"
    "pairs wrap around the edges of the board.\n",
    mystic_options,
    false,
    run_mystic};

}  // namespace ninefold::cli
