#include "core/cli/lists/iss_list.hpp"

#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/iss_lines.hpp"
#include "core/cli/lists/line_list.hpp"
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

/// Answers the lines of a list, some at a time.
class IssAnswers {
 public:
  IssAnswers(Input& input, Output& output, const IssAnswer& answer,
             std::optional<std::string> rules, std::size_t threads, TimeLimit limit)
      : input_(input),
        output_(output),
        answer_(answer),
        rules_(std::move(rules)),
        threads_(threads),
        limit_(limit) {}

  /// Answers some, in order; false when an error or Ctrl-C ended that.
  bool answer(std::vector<IssLine>& lines) {
    std::vector<Outcome> outcomes(lines.size());
    OrderedWork work;
    work.count = lines.size();
    work.work = [&](std::size_t index) { outcomes[index] = try_out(lines[index]); };
    work.take = [&](std::size_t index) { take(lines[index], std::move(outcomes[index])); };
    work.before_waiting = [this] { output_.flush(); };
    do_in_order(work, threads_);
    return !is_ended_ && !is_interrupted();
  }

  /// What is known when Ctrl-C has ended the answers.
  std::string known() const {
    return answered_words(answered_) +
           (known_of_next_.empty() ? "" : "; the next has " + known_of_next_);
  }

  /// What ended them otherwise, if anything has.
  const std::optional<Error>& error() const { return error_; }

 private:
  /// What was said of a line, or is wrong with it; neither where it takes long, or Ctrl-C was
  /// pressed.
  struct Outcome {
    std::optional<Line> line = {};
    std::optional<Error> error = {};
    TimeLimit left = {};  // of the time for the line
  };

  /// On any thread.
  Outcome try_out(IssLine& line) {
    if (is_interrupted()) return {};
    if (threads_ == 1) {
      SearchWatch watch(output_, limit_, Told::share_and_solutions, lead());
      return outcome_of(line, watch, answer_.answer);
    }
    SearchWatch watch(output_, limit_, Told::nothing);
    if (!answer_.trial) return outcome_of(line, watch, answer_.answer);
    return outcome_of(line, watch, answer_.trial);
  }

  template <typename Answer>
  Outcome outcome_of(IssLine& line, SearchWatch& watch, const Answer& answer) {
    WorkMeter meter = watch.meter(Stage::reading);
    auto puzzle = rules_.read(line.text, line.number, meter);
    if (meter.has_ended())
      return {Line{answer_.unread(line), meter.ended() == WorkMeter::Ended::by_listener, {}}};
    if (const Error* const problem = std::get_if<Error>(&puzzle)) return {{}, *problem};
    line.listed = std::move(*std::get_if<ListedPuzzle>(&puzzle));
    auto said = answer(line, watch);
    if (!said) return {{}, error_of_line(line.number, said.error().found, said.error().expected)};
    return {std::move(said).value(), {}, watch.left()};
  }

  void take(IssLine& line, Outcome outcome) {
    if (is_ended_) return;
    if (!outcome.line && !outcome.error && !is_interrupted()) {
      output_.flush();
      SearchWatch watch(output_, outcome.left, Told::share_and_solutions, lead());
      outcome.line = answer_.answer_on_threads(line, threads_, watch);
    }
    error_ = outcome.error;
    is_ended_ = !outcome.line || outcome.line->is_interrupted;
    if (!outcome.line) return;
    if (!outcome.line->text.empty()) output_.write(outcome.line->text + "\n");
    if (is_ended_) known_of_next_ = outcome.line->known;
    if (!is_ended_) ++answered_;
    if (threads_ > 1 && output_.progress_line().is_due())
      output_.progress_line().show(words_of_list(answered_, input_, output_));
  }

  /// In front of what is told of one search.
  std::string lead() const {
    return answered_ == 0 ? std::string() : answered_words(answered_) + "; the next: ";
  }

  Input& input_;
  Output& output_;
  const IssAnswer& answer_;
  KnownRules rules_;
  const std::size_t threads_;
  const TimeLimit limit_;
  std::uint64_t answered_ = 0;
  bool is_ended_ = false;
  std::string known_of_next_;
  std::optional<Error> error_;
};

}  // namespace

int answer_iss_list(std::string_view command, const Arguments& arguments, Share share,
                    Output& output, const IssAnswer& answer) {
  return answer_iss_file(command, arguments, arguments.file(), share, output, answer);
}

int answer_iss_file(std::string_view command, const Arguments& arguments, const std::string& file,
                    Share share, Output& output, const IssAnswer& answer) {
  constexpr std::size_t largest_batch = 4096;
  const Result<TimeLimit> limit = read_time_limit(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  if (!limit || !threads) return refuse(command, !limit ? limit.error() : threads.error());
  Input input(file, output);
  IssLines list(input.text(), share);
  IssAnswers answers(input, output, answer,
                     described_rules(arguments.value(rules_option.name).value_or("")), *threads,
                     *limit);
  while (true) {
    std::vector<IssLine> lines = list.next(*threads == 1 ? 1 : largest_batch);
    if (is_interrupted()) return input.interrupted(answers.known());
    if (lines.empty()) break;
    if (!answers.answer(lines))
      return answers.error() ? input.fail(*answers.error()) : input.interrupted(answers.known());
  }
  return list.error() ? input.fail(*list.error()) : input.finish();
}

}  // namespace ninefold::cli
