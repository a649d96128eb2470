#include "core/cli/command.hpp"
#include "core/cli/lists/known_rules.hpp"
#include "core/cli/lists/question_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/grids/rows.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr Option first_time_option{time_option_name, "SECONDS",
                                   "stop after that long (decimals are fine), and say so"};
constexpr std::array first_options{format_option, first_time_option};

// The assignment prints nothing like this, since it knows no limits.
constexpr const char* none_yet_text = "No solution found yet.";

struct Found {
  std::string text;
  StopReason stopped = StopReason::complete;
  std::optional<Error> error = {};
};

const char* text_of_none(StopReason stopped) {
  return is_bound(stopped) ? none_yet_text : no_solution_text;
}

Found find_first(const Question& question, SearchWatch& watch) {
  const Answer answer =
      question.engine->first(question.puzzle.givens, watch.within(), watch.listener());
  return {answer.solution ? write_rows(*answer.solution) : text_of_none(answer.stopped),
          answer.stopped};
}

/// Of a puzzle that has more than the engine knows, such as the regions of a jigsaw.
Found find_first(const IssLine& question, SearchWatch& watch) {
  WorkMeter meter = watch.meter(Stage::reading);
  KnownRules rules(std::nullopt);
  auto puzzle = rules.read_described(question.description, question.number, meter);
  if (const Error* const error = std::get_if<Error>(&puzzle))
    return {"", StopReason::complete, *error};
  const variants::VariantEngine engine = std::get_if<ListedPuzzle>(&puzzle)->engine();
  const variants::Answer answer = engine.first(watch.within(), watch.listener());
  if (answer.solution.empty()) return {text_of_none(answer.stopped), answer.stopped};
  const variants::Layout& layout = engine.layout();
  const std::string values = variants::write_values(layout, answer.solution);
  std::string rows;
  for (std::size_t cell = 0; cell < values.size(); ++cell) {
    const bool begins_row = cell % static_cast<std::size_t>(layout.columns) == 0;
    if (cell > 0) rows += begins_row ? '\n' : ' ';
    rows += values[cell];
  }
  return {rows, answer.stopped};
}

/// The line for a constraint text.
Line line_of(const IssLine& question, SearchWatch& watch) {
  const variants::VariantEngine engine = question.listed.engine();
  const variants::Answer found = engine.first(watch.within(), watch.listener());
  if (!found.solution.empty())
    return Line{variants::write_values(engine.layout(), found.solution), false, {}};
  return Line{
      is_bound(found.stopped) ? "unknown" : "-", found.stopped == StopReason::cancelled, {}};
}

int run_first(const Arguments& arguments, Output& output) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse("first", limit.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("first", is_iss.error());
  if (*is_iss) {
    return answer_iss_list(
        "first", arguments, {}, output,
        {[](IssLine& question, SearchWatch& watch) { return line_of(question, watch); },
         unread_text("unknown")});
  }
  Input input(arguments.file(), output);
  Result<TextPuzzle> puzzle = read_one_puzzle(input.text());
  if (!puzzle) return input.fail(puzzle.error());
  RuleChoice classic;
  QuestionList list(std::move(puzzle).value(), classic);
  std::vector<Question> questions = list.next(1);
  if (questions.empty()) return input.fail(*list.error());
  SearchWatch watch(output, *limit, Told::share);
  const Found found = questions[0].variant ? find_first(*questions[0].variant, watch)
                                           : find_first(questions[0], watch);
  if (found.error) return input.fail(*found.error);
  output.write(found.text + "\n");
  return found.stopped == StopReason::cancelled ? input.interrupted("no solution found yet")
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
    "0 or . is an empty cell. Whatever else the page reads is accepted too, if it is\n"
    "one puzzle; a jigsaw is answered as one.\n",
    first_options,
    false,
    run_first};

}  // namespace ninefold::cli
