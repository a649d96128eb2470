#include "core/cli/lists/iss_list.hpp"

#include "core/cli/lists/iss_answers.hpp"
#include "core/cli/lists/iss_lines.hpp"
#include "core/cli/lists/question_list.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/text/quote.hpp"

#include <utility>
#include <variant>

namespace ninefold::cli {

Result<bool> wants_iss(const Arguments& arguments) {
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
  for (const std::string_view other : {pairs_option.name, no_wrap_option.name}) {
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

std::vector<IssLine> variants_of(std::vector<Question> questions) {
  std::vector<IssLine> lines;
  for (Question& question : questions) lines.push_back(*std::move(question.variant));
  return lines;
}

}  // namespace

int answer_iss_list(std::string_view command, const Arguments& arguments, Share share,
                    Output& output, const IssAnswer& answer) {
  return answer_iss_file(command, arguments, arguments.file(), share, output, answer);
}

int answer_any_list(std::string_view command, const Arguments& arguments, Output& output,
                    const IssAnswer& answer) {
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse(command, limit.error());
  Input input(arguments.file(), output);
  std::uint64_t answered = 0;
  IssAnswers answers(input, output, answer, std::nullopt, 1, *limit, answered);
  QuestionList questions(input.text(), "", {});
  while (true) {
    std::vector<IssLine> next = variants_of(questions.next(1));
    if (is_interrupted()) return input.interrupted(answers.known());
    if (next.empty()) break;
    if (!answers.answer(next))
      return answers.error() ? input.fail(*answers.error()) : input.interrupted(answers.known());
  }
  return questions.error() ? input.fail(*questions.error()) : input.finish();
}

int answer_iss_file(std::string_view command, const Arguments& arguments, const std::string& file,
                    Share share, Output& output, const IssAnswer& answer) {
  constexpr std::size_t largest_batch = 4096;
  const Result<TimeLimit> limit = read_time_limit(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  if (!limit || !threads) return refuse(command, !limit ? limit.error() : threads.error());
  Input input(file, output);
  std::uint64_t answered = 0;
  const std::size_t most = *threads == 1 ? 1 : largest_batch;
  const std::optional<std::string> rules =
      described_rules(arguments.value(rules_option.name).value_or(""));
  IssAnswers answers(input, output, answer, rules, *threads, *limit, answered);
  IssLines lines(input.text(), share);
  QuestionList questions(input.text(), rules.value_or(""), share);
  while (true) {
    std::vector<IssLine> next = rules ? variants_of(questions.next(most)) : lines.next(most);
    if (is_interrupted()) return input.interrupted(answers.known());
    if (next.empty()) break;
    if (!answers.answer(next))
      return answers.error() ? input.fail(*answers.error()) : input.interrupted(answers.known());
  }
  const std::optional<Error>& error = rules ? questions.error() : lines.error();
  return error ? input.fail(*error) : input.finish();
}

}  // namespace ninefold::cli
