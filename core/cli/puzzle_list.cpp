#include "core/cli/puzzle_list.hpp"

#include "core/cli/exit_status.hpp"
#include "core/cli/in_order.hpp"
#include "core/cli/input.hpp"
#include "core/cli/messages.hpp"
#include "core/cli/queries.hpp"
#include "core/cli/rule_options.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/quote.hpp"

#include <optional>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_threads = 256;
constexpr std::uint64_t most_shares = 100'000;

/// Enough puzzles at a time to keep many threads busy.
constexpr std::size_t largest_batch = 4096;

Error no_puzzle(const TextReader& text) {
  Error error;
  error.code = ErrorCode::unexpected_end;
  error.line = text.place().line;
  error.column = text.place().column;
  error.found = end_of_input;
  error.expected = "a puzzle";
  return error;
}

struct Question {
  const Engine* engine = nullptr;
  Grid givens;
};

/// The puzzles of a list, some at a time.
class PuzzleList {
 public:
  PuzzleList(TextReader& text, RuleChoice& rules, Share share)
      : text_(text), rules_(rules), share_(share) {}

  /// The next puzzles, `most` or those that can be had without waiting; none at the end, or
  /// before an error.
  std::vector<Question> next(std::size_t most) {
    std::vector<Question> questions;
    while (!is_ended_ && questions.size() < most && (questions.empty() || text_.is_at_hand())) {
      const Result<std::optional<PuzzleLine>> puzzle = next_puzzle_line(text_);
      if (!puzzle) {
        end(puzzle.error());
      } else if (!puzzle->has_value()) {
        end(puzzles_ == 0 ? std::optional(no_puzzle(text_)) : std::nullopt);
      } else if (puzzles_++ % share_.of == share_.number - 1) {
        add(**puzzle, questions);
      }
    }
    return questions;
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  void add(const PuzzleLine& puzzle, std::vector<Question>& questions) {
    const Result<const Engine*> engine = rules_.engine(puzzle.givens.shape());
    if (engine) {
      questions.push_back({*engine, puzzle.givens});
      return;
    }
    Error error = engine.error();
    error.line = puzzle.number;
    error.column = 1;
    end(error);
  }

  void end(std::optional<Error> error) {
    is_ended_ = true;
    error_ = std::move(error);
  }

  TextReader& text_;
  RuleChoice& rules_;
  const Share share_;
  std::uint64_t puzzles_ = 0;
  bool is_ended_ = false;
  std::optional<Error> error_;
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
                       Output& output, const LineOfAnswer& line) {
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  if (!rules || !threads) {
    complain(usage_message(command, !rules ? rules.error() : threads.error()));
    return exit_bad_usage;
  }
  Input input(arguments.file(), output);
  PuzzleList list(input.text(), *rules, share);
  const ProgressCallback progress = *threads == 1 ? show_pending(output) : ProgressCallback();
  while (true) {
    const std::vector<Question> questions = list.next(*threads == 1 ? 1 : largest_batch);
    if (questions.empty()) break;
    std::vector<std::optional<std::string>> answers(questions.size());
    OrderedWork work;
    work.count = questions.size();
    work.work = [&](std::size_t index) {
      const auto& [engine, givens] = questions[index];
      answers[index] = line.answer(*engine, givens, *threads > 1, progress);
    };
    work.take = [&](std::size_t index) {
      const auto& [engine, givens] = questions[index];
      if (!answers[index]) {
        output.flush();
        answers[index] = line.answer_on_threads(*engine, givens, *threads);
      }
      output.write(*answers[index] + "\n");
    };
    work.before_waiting = [&output] { output.flush(); };
    do_in_order(work, *threads);
  }
  return list.error() ? input.fail(*list.error()) : input.finish();
}

}  // namespace ninefold::cli
