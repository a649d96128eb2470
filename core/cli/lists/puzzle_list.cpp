#include "core/cli/lists/puzzle_list.hpp"

#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/iss_answers.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/text/quote.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_shares = 100'000;

/// Answers the puzzles of a list, some at a time.
class ListAnswers {
 public:
  ListAnswers(Input& input, Output& output, const LineOfAnswer& line, std::size_t threads,
              TimeLimit limit, std::uint64_t& answered)
      : input_(input),
        output_(output),
        line_(line),
        threads_(threads),
        limit_(limit),
        answered_(answered) {}

  /// Answers some, in order; false when Ctrl-C ended that.
  bool answer(const std::vector<Question>& questions) {
    std::vector<std::optional<Line>> answers(questions.size());
    OrderedWork work;
    work.count = questions.size();
    work.work = [&](std::size_t index) { answers[index] = try_out(questions[index]); };
    work.take = [&](std::size_t index) { take(questions[index], std::move(answers[index])); };
    work.before_waiting = [this] { output_.flush(); };
    do_in_order(work, threads_);
    return !is_ended_ && !is_interrupted();
  }

  /// What is known when Ctrl-C has ended the answers.
  std::string known() const {
    std::string known = answered_words(answered_);
    if (!known_of_next_.empty()) known += "; the next has " + known_of_next_;
    return known;
  }

 private:
  /// On any thread. Nothing where the answer would take long, or Ctrl-C was pressed.
  std::optional<Line> try_out(const Question& question) {
    if (is_interrupted()) return std::nullopt;
    const bool is_alone = threads_ == 1;
    SearchWatch watch(output_, limit_, is_alone ? line_.told : Told::nothing,
                      is_alone ? lead() : std::string());
    return line_.answer(*question.engine, question.puzzle.givens, !is_alone, watch);
  }

  void take(const Question& question, std::optional<Line> answer) {
    if (is_ended_) return;
    if (!answer && !is_interrupted()) {
      output_.flush();
      SearchWatch watch(output_, limit_, line_.told, lead());
      answer = line_.answer_on_threads(*question.engine, question.puzzle.givens, threads_, watch);
    }
    is_ended_ = !answer || answer->is_interrupted;
    if (answer) output_.write(answer->text + "\n");
    if (answer && is_ended_) known_of_next_ = answer->known;
    if (!is_ended_) ++answered_;
    if (output_.progress_line().is_due()) {
      output_.progress_line().show(words_of_list(answered_, input_, output_));
    }
  }

  /// In front of what is told of one search.
  std::string lead() const {
    return answered_ == 0 ? std::string() : answered_words(answered_) + "; the next: ";
  }

  Input& input_;
  Output& output_;
  const LineOfAnswer& line_;
  const std::size_t threads_;
  const TimeLimit limit_;
  std::uint64_t& answered_;
  bool is_ended_ = false;
  std::string known_of_next_;
};

}  // namespace

Result<Share> read_share(const Arguments& arguments, const Option& option) {
  const std::string_view text = arguments.value(option.name).value_or("1/1");
  const std::size_t slash = std::min(text.find('/'), text.size());
  const std::optional<std::uint64_t> of =
      whole_number(text.substr(std::min(slash + 1, text.size())), 1, most_shares);
  const std::optional<std::uint64_t> number =
      whole_number(text.substr(0, slash), 1, of.value_or(1));
  if (of && number) return Share{*number, *of};
  return usage_error(std::string(option.name) + " " + quote(text), "I/N, with I from 1 to N");
}

int answer_puzzle_list(std::string_view command, const Arguments& arguments, Share share,
                       Output& output, const LineOfAnswer& line, const IssAnswer& variant) {
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!rules || !threads || !limit)
    return refuse(command, !rules ? rules.error() : !threads ? threads.error() : limit.error());
  Input input(arguments.file(), output);
  QuestionList list(input.text(), *rules, share);
  std::uint64_t answered = 0;
  ListAnswers answers(input, output, line, *threads, *limit, answered);
  IssAnswers others(input, output, variant, std::nullopt, *threads, *limit, answered);
  return answer_questions(list, answers, others, input, *threads);
}

}  // namespace ninefold::cli
