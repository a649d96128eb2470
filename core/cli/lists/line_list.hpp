#pragma once

#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/text/quote.hpp"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::cli {

/// A line of a list, with its `givens` and its `number`, and the engine for the board it has.
template <typename Line>
struct LineQuestion {
  const Engine* engine = nullptr;
  Line line;
};

/// The lines of a list, some at a time.
template <typename Line>
class LineList {
 public:
  /// Reads the next line, or nothing at the end.
  using Reader = Result<std::optional<Line>> (*)(TextReader&);

  LineList(Reader next_line, TextReader& text, RuleChoice& rules, Share share)
      : next_line_(next_line), text_(text), rules_(rules), share_(share) {}

  /// The next lines of the share: `most` of them, or those that are there without waiting; none at
  /// the end, or before an error.
  std::vector<LineQuestion<Line>> next(std::size_t most) {
    std::vector<LineQuestion<Line>> questions;
    while (!is_ended_ && questions.size() < most && (questions.empty() || text_.is_at_hand())) {
      Result<std::optional<Line>> line = next_line_(text_);
      if (!line) {
        end(line.error());
      } else if (!line->has_value()) {
        end(lines_ == 0 ? std::optional(nothing_there()) : std::nullopt);
      } else if (lines_++ % share_.of == share_.number - 1) {
        add(**std::move(line), questions);
      }
    }
    return questions;
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  void add(Line line, std::vector<LineQuestion<Line>>& questions) {
    const Result<const Engine*> engine = rules_.engine(line.givens.shape());
    if (engine) {
      questions.push_back({*engine, std::move(line)});
      return;
    }
    Error error = engine.error();
    error.line = line.number;
    error.column = 1;
    end(error);
  }

  void end(std::optional<Error> error) {
    is_ended_ = true;
    error_ = std::move(error);
  }

  Error nothing_there() const {
    Error error;
    error.code = ErrorCode::unexpected_end;
    error.line = text_.place().line;
    error.column = text_.place().column;
    error.found = end_of_input;
    error.expected = "a puzzle";
    return error;
  }

  const Reader next_line_;
  TextReader& text_;
  RuleChoice& rules_;
  const Share share_;
  std::uint64_t lines_ = 0;
  bool is_ended_ = false;
  std::optional<Error> error_;
};

/// Has all lines of a list answered, as many at a time as keep the threads busy: `answers.answer`
/// answers some in order, false when Ctrl-C ended that, and `answers.known` says what was answered.
/// Returns the exit status.
template <typename Line, typename Answers>
int answer_lines(LineList<Line>& list, Answers& answers, Input& input, std::size_t threads) {
  constexpr std::size_t largest_batch = 4096;
  while (true) {
    const std::vector<LineQuestion<Line>> questions = list.next(threads == 1 ? 1 : largest_batch);
    if (is_interrupted() || (!questions.empty() && !answers.answer(questions))) {
      return input.interrupted(answers.known());
    }
    if (questions.empty()) break;
  }
  return list.error() ? input.fail(*list.error()) : input.finish();
}

/// For the progress line: how many lines are answered, and how much of the file was read.
inline std::string words_of_list(std::uint64_t answered, Input& input, Output& output) {
  const std::optional<double> share = input.share_read();
  if (!share) return answered_words(answered);
  const std::chrono::duration<double> spent =
      ProgressLine::Clock::now() - output.progress_line().start();
  return answered_words(answered) + ", " + share_words(*share, spent.count(), "of the file");
}

}  // namespace ninefold::cli
