#include "core/cli/lists/iss_list.hpp"

#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/text/quote.hpp"

namespace ninefold::cli {

namespace {

constexpr std::size_t longest_iss_line = 2 * variants::longest_iss_text;

// A line of any length up to the limit; nothing at the end. `number` is that of the line.
std::optional<std::string> next_long_line(TextReader& text, int& number, bool& is_too_long) {
  if (!text.peek()) return std::nullopt;
  number = text.place().line;
  std::string line;
  is_too_long = false;
  while (const std::optional<char> next = text.peek()) {
    text.advance();
    if (*next == '\n') break;
    if (line.size() < longest_iss_line) {
      line.push_back(*next);
    } else {
      is_too_long = true;
    }
  }
  return line;
}

// \n stands for a line break, since a puzzle is one line.
std::string with_line_breaks(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == 'n') {
      result.push_back('\n');
      ++i;
    } else {
      result.push_back(text[i]);
    }
  }
  return result;
}

std::vector<std::string> split_at_tabs(const std::string& line) {
  std::vector<std::string> fields(1);
  for (const char character : line) {
    if (character == '\t') {
      fields.emplace_back();
    } else {
      fields.back().push_back(character);
    }
  }
  return fields;
}

Error error_of_line(int line, std::string found, std::string expected) {
  Error error;
  error.code = ErrorCode::bad_rule;
  error.line = line;
  error.column = 1;
  error.found = std::move(found);
  error.expected = std::move(expected);
  return error;
}

Error error_of_line(int line, const variants::RuleError& problem) {
  const std::string place = place_of(problem);
  return error_of_line(line, (place.empty() ? "" : place + ": ") + problem.found, problem.expected);
}

}  // namespace

Result<bool> wants_iss(const Arguments& arguments, bool takes_threads) {
  const std::string_view format = arguments.value(format_option.name).value_or("list");
  if (format != "list" && format != "iss")
    return usage_error("--format " + quote(format), "list or iss");
  const bool is_iss = format == "iss";
  if (is_iss && arguments.has(rules_option.name))
    return usage_error("--rules with --format iss", "one of them alone");
  if (!is_iss) {
    const Result<std::optional<std::string>> rules = read_variant_rules(arguments);
    if (!rules) return rules.error();
    if (!rules->has_value()) return false;
  }
  for (const std::string_view other :
       {pairs_option.name, no_wrap_option.name, threads_option.name}) {
    if (takes_threads && other == threads_option.name) continue;
    if (arguments.has(other)) {
      return usage_error(
          std::string(other) + " with " + (is_iss ? "--format iss" : "constraint text in --rules"),
          "one of them alone");
    }
  }
  return true;
}

Result<generate::WhichClues> read_which_clues(const Arguments& arguments) {
  if (!arguments.has(rules_too_option.name)) return generate::WhichClues::givens;
  if (arguments.value(format_option.name).value_or("list") != "iss" &&
      !described_rules(arguments.value(rules_option.name).value_or("")))
    return usage_error("--rules-too without --format iss", "both, or neither");
  return generate::WhichClues::givens_and_rules;
}

std::string solutions_or_bound(const variants::Answer& answer) {
  return (is_bound(answer.stopped) ? ">=" : "") + answer.solutions.to_string();
}

std::string known_words(const variants::Answer& answer) {
  return "at least " + with_commas(answer.solutions.to_string()) +
         (answer.solutions == Count(1) ? " solution" : " solutions");
}

std::function<std::string(const IssLine&)> unread_text(std::string text) {
  return [text = std::move(text)](const IssLine&) { return text; };
}

namespace {

using PuzzleOrProblem = std::variant<variants::Puzzle, Error>;

// A line of constraint text.
PuzzleOrProblem read_text(const IssLine& line, WorkMeter& meter) {
  variants::PuzzleOrError puzzle = variants::read_iss_text(with_line_breaks(line.text), meter);
  if (const auto* const problem = std::get_if<variants::RuleError>(&puzzle))
    return error_of_line(line.number, *problem);
  return std::move(*std::get_if<variants::Puzzle>(&puzzle));
}

// A line of digits, under the rules of a description.
PuzzleOrProblem read_digits(const IssLine& line, const std::string& rules, WorkMeter& meter) {
  const Result<PuzzleLine> digits = read_puzzle_line({line.text, line.number});
  if (!digits) return digits.error();
  Result<variants::DescribedVariant> variant = variants::read_described_variant(
      "1;" + rules + ";" + write_puzzle_line(digits->givens), meter);
  if (!variant) return error_of_line(line.number, variant.error().found, variant.error().expected);
  return std::move(variant->puzzle);
}

}  // namespace

int answer_iss_list(std::string_view command, const Arguments& arguments, Share share,
                    Output& output, const IssAnswer& answer) {
  return answer_iss_file(command, arguments, arguments.file(), share, output, answer);
}

int answer_iss_file(std::string_view command, const Arguments& arguments, const std::string& file,
                    Share share, Output& output, const IssAnswer& answer) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse(command, limit.error());
  const std::optional<std::string> rules =
      described_rules(arguments.value(rules_option.name).value_or(""));
  Input input(file, output);
  std::uint64_t puzzles = 0;
  std::uint64_t answered = 0;
  int number = 0;
  bool is_too_long = false;
  while (const std::optional<std::string> line =
             next_long_line(input.text(), number, is_too_long)) {
    if (is_interrupted()) return input.interrupted(answered_words(answered));
    if (is_too_long)
      return input.fail(
          error_of_line(number, "a line of more than 131,072 bytes", "a puzzle of at most 65,536"));
    if (line->find_first_not_of(" \t\r") == std::string::npos || line->front() == '#') continue;
    if (puzzles++ % share.of != share.number - 1) continue;
    IssLine question;
    question.fields = split_at_tabs(*line);
    question.number = number;
    question.text = question.fields[0];
    question.fields.erase(question.fields.begin());
    const std::string lead =
        answered == 0 ? std::string() : answered_words(answered) + "; the next: ";
    SearchWatch watch(output, *limit, Told::share_and_solutions, lead);
    WorkMeter meter = watch.meter(Stage::reading);
    PuzzleOrProblem puzzle =
        rules ? read_digits(question, *rules, meter) : read_text(question, meter);
    Line said;
    if (meter.has_ended()) {
      said = {answer.unread(question), meter.ended() == WorkMeter::Ended::by_listener, {}};
    } else if (const Error* const problem = std::get_if<Error>(&puzzle)) {
      return input.fail(*problem);
    } else {
      question.puzzle = std::move(*std::get_if<variants::Puzzle>(&puzzle));
      Result<Line> answered_line = answer.answer(question, watch);
      if (!answered_line) {
        const Error& wrong = answered_line.error();
        return input.fail(error_of_line(number, wrong.found, wrong.expected));
      }
      said = std::move(answered_line).value();
    }
    if (!said.text.empty()) output.write(said.text + "\n");
    if (said.is_interrupted) {
      return input.interrupted(answered_words(answered) +
                               (said.known.empty() ? "" : "; the next has " + said.known));
    }
    ++answered;
  }
  if (puzzles == 0) {
    return input.fail(error_of_line(std::max(number, 1), "the end of the input", "a puzzle"));
  }
  return input.finish();
}

}  // namespace ninefold::cli
