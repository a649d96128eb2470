#include "core/cli/puzzle_list.hpp"

#include "core/cli/exit_status.hpp"
#include "core/cli/input.hpp"
#include "core/cli/messages.hpp"
#include "core/cli/rule_options.hpp"
#include "core/formats/puzzle_line.hpp"
#include "core/formats/quote.hpp"

namespace ninefold::cli {

namespace {

Error no_puzzle(const TextReader& text) {
  Error error;
  error.code = ErrorCode::unexpected_end;
  error.line = text.place().line;
  error.column = text.place().column;
  error.found = end_of_input;
  error.expected = "a puzzle";
  return error;
}

}  // namespace

int answer_puzzle_list(std::string_view command, const Arguments& arguments, Output& output,
                       const AnswerLine& answer) {
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  if (!rules) {
    complain(usage_message(command, rules.error()));
    return exit_bad_usage;
  }
  Input input(arguments.file(), output);
  for (bool is_first = true;; is_first = false) {
    const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(input.text());
    if (!puzzle) return input.fail(puzzle.error());
    if (!puzzle->has_value())
      return is_first ? input.fail(no_puzzle(input.text())) : input.finish();
    const Result<const Engine*> engine = rules->engine((*puzzle)->givens.shape());
    if (!engine) {
      Error error = engine.error();
      error.line = (*puzzle)->number;
      error.column = 1;
      return input.fail(error);
    }
    output.write(answer(**engine, (*puzzle)->givens) + "\n");
  }
}

}  // namespace ninefold::cli
