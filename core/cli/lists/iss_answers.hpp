#pragma once

#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/iss_lines.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/known_rules.hpp"
#include "core/cli/lists/question_list.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold::cli {

/// For the progress line: how many lines are answered, and how much of the file was read.
inline std::string words_of_list(std::uint64_t answered, Input& input, Output& output) {
  const std::optional<double> share = input.share_read();
  if (!share) return answered_words(answered);
  const std::chrono::duration<double> spent =
      ProgressLine::Clock::now() - output.progress_line().start();
  return answered_words(answered) + ", " + share_words(*share, spent.count(), "of the file");
}

/// Answers the variants of a list, some at a time. `answered` counts them, beside those that others
/// answer.
class IssAnswers {
 public:
  IssAnswers(Input& input, Output& output, const IssAnswer& answer,
             std::optional<std::string> rules, std::size_t threads, TimeLimit limit,
             std::uint64_t& answered)
      : input_(input),
        output_(output),
        answer_(answer),
        rules_(std::move(rules)),
        threads_(threads),
        limit_(limit),
        answered_(answered) {}

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
    auto puzzle = line.description.empty()
                      ? rules_.read(line.text, line.number, meter)
                      : rules_.read_described(line.description, line.number, meter);
    if (meter.has_ended())
      return {Line{answer_.unread(line), meter.ended() == WorkMeter::Ended::by_listener, {}}};
    if (const Error* const problem = std::get_if<Error>(&puzzle)) return {{}, *problem};
    line.listed = std::move(*std::get_if<ListedPuzzle>(&puzzle));
    if (line.text.empty()) line.text = variants::write_iss_text(line.listed.items);
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
  std::uint64_t& answered_;
  bool is_ended_ = false;
  std::string known_of_next_;
  std::optional<Error> error_;
};

/// Has all questions of a list answered in order, as many at a time as keep the threads busy:
/// `answers.answer` those for an engine, false when Ctrl-C ended that, and `variants` the others.
/// Returns the exit status.
template <typename Answers>
int answer_questions(QuestionList& list, Answers& answers, IssAnswers& variants, Input& input,
                     std::size_t threads) {
  constexpr std::size_t largest_batch = 4096;
  while (true) {
    std::vector<Question> questions = list.next(threads == 1 ? 1 : largest_batch);
    if (is_interrupted()) return input.interrupted(answers.known());
    if (questions.empty()) break;
    for (std::size_t start = 0; start < questions.size();) {
      const bool is_variant = questions[start].variant.has_value();
      std::vector<Question> run;
      std::vector<IssLine> lines;
      while (start < questions.size() && questions[start].variant.has_value() == is_variant) {
        if (is_variant) {
          lines.push_back(*std::move(questions[start].variant));
        } else {
          run.push_back(std::move(questions[start]));
        }
        ++start;
      }
      if (!is_variant && !answers.answer(run)) return input.interrupted(answers.known());
      if (!is_variant || variants.answer(lines)) continue;
      return variants.error() ? input.fail(*variants.error()) : input.interrupted(variants.known());
    }
  }
  return list.error() ? input.fail(*list.error()) : input.finish();
}

}  // namespace ninefold::cli
