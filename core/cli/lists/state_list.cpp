#include "core/cli/lists/state_list.hpp"

#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/lists/variant_state.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/grids/state_line.hpp"
#include "core/formats/text/quote.hpp"
#include "core/logic/path.hpp"

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

namespace ninefold::cli {

namespace {

/// The links of the chosen rules for boards of every size.
class LinkChoice {
 public:
  const logic::Links& links(Shape shape, const RuleChoice& rules) {
    std::unique_ptr<logic::Links>& links = links_[static_cast<std::size_t>(shape.size())];
    // The engine was made of the same rules before, so that they fit the board.
    if (!links) {
      links = std::make_unique<logic::Links>(gather_constraints(*rules.rules(shape), shape));
    }
    return *links;
  }

 private:
  std::array<std::unique_ptr<logic::Links>, max_size + 1> links_;
};

std::string answer_line(const Engine& engine, const logic::Links& links, const StateLine& line,
                        const StateAnswer& answer) {
  const ProgressCallback goes_on = [](const Progress&) { return !is_interrupted(); };
  Answer solved = engine.solve(line.values, {}, goes_on);
  // Even where a digit was placed wrongly, the givens still say what is right.
  if (solved.solutions == Count(0)) solved = engine.solve(line.givens, {}, goes_on);
  if (solved.stopped == StopReason::cancelled) return {};
  const std::string puzzle = write_puzzle_line(line.values);
  const auto unsound = [&](const std::string& what) {
    return answer.unsound(line.number, puzzle, what);
  };
  if (solved.solutions == Count(0)) return unsound("no solution");
  if (solved.solutions > Count(1)) return unsound("several solutions");
  logic::State state(links, line.givens);
  for (const Cell cell : links.all_cells()) {
    if (line.values[cell] != line.givens[cell]) state.place({cell, line.values[cell]});
  }
  for (const StateLine::Struck& struck : line.struck) state.strike({struck.cell, struck.digit});
  if (const auto mistake = logic::find_mistake(state, *solved.solution)) {
    return unsound(mistake_text(links.shape(), *mistake) + " is wrong");
  }
  return answer.sound({line.number, puzzle, state, *solved.solution, {}});
}

struct Question {
  const Engine* engine = nullptr;
  const logic::Links* links = nullptr;
  StateLine line;
};

/// The states of a list, some at a time.
class StateList {
 public:
  StateList(TextReader& text, RuleChoice& rules, Share share)
      : text_(text), rules_(rules), share_(share) {}

  /// The next states: `most` of them, or those that are there without waiting; none at the end, or
  /// before an error.
  std::vector<Question> next(std::size_t most) {
    std::vector<Question> questions;
    while (!is_ended_ && questions.size() < most && (questions.empty() || text_.is_at_hand())) {
      Result<std::optional<StateLine>> line = next_state_line(text_);
      if (!line) {
        end(line.error());
      } else if (!line->has_value()) {
        end(states_ == 0 ? std::optional(nothing_there()) : std::nullopt);
      } else if (states_++ % share_.of == share_.number - 1) {
        add(**std::move(line), questions);
      }
    }
    return questions;
  }

  const std::optional<Error>& error() const { return error_; }

 private:
  void add(StateLine line, std::vector<Question>& questions) {
    const Shape shape = line.givens.shape();
    const Result<const Engine*> engine = rules_.engine(shape);
    if (engine) {
      questions.push_back({*engine, &choice_.links(shape, rules_), std::move(line)});
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
    const TextPlace place = text_.place();
    return {ErrorCode::unexpected_end,
            place.line,
            place.column,
            std::nullopt,
            end_of_input,
            "a puzzle"};
  }

  TextReader& text_;
  RuleChoice& rules_;
  const Share share_;
  LinkChoice choice_;
  std::uint64_t states_ = 0;
  bool is_ended_ = false;
  std::optional<Error> error_;
};

/// Answers the states of a list, some at a time, in order.
class StateAnswers {
 public:
  StateAnswers(Input& input, Output& output, const StateAnswer& answer, std::size_t threads)
      : input_(input), output_(output), answer_(answer), threads_(threads) {}

  /// False when Ctrl-C ended that.
  bool answer(const std::vector<Question>& questions) {
    std::vector<std::string> texts(questions.size());
    OrderedWork work;
    work.count = questions.size();
    work.work = [&](std::size_t index) {
      const Question& question = questions[index];
      if (is_interrupted()) return;
      texts[index] = answer_line(*question.engine, *question.links, question.line, answer_);
    };
    work.take = [&](std::size_t index) { take(texts[index]); };
    work.before_waiting = [this] { output_.flush(); };
    do_in_order(work, threads_);
    return !is_ended_ && !is_interrupted();
  }

  std::string known() const { return answered_words(answered_); }

 private:
  // Nothing after the first that Ctrl-C has left without an answer, so that none is missing
  // between.
  void take(const std::string& text) {
    is_ended_ = is_ended_ || (text.empty() && is_interrupted());
    if (is_ended_) return;
    output_.write(text);
    ++answered_;
    if (!output_.progress_line().is_due()) return;
    std::string words = known();
    if (const std::optional<double> share = input_.share_read()) {
      const std::chrono::duration<double> spent =
          ProgressLine::Clock::now() - output_.progress_line().start();
      words += ", " + share_words(*share, spent.count(), "of the file");
    }
    output_.progress_line().show(words);
  }

  Input& input_;
  Output& output_;
  const StateAnswer& answer_;
  const std::size_t threads_;
  std::uint64_t answered_ = 0;
  bool is_ended_ = false;
};

}  // namespace

int answer_state_list(std::string_view command, const Arguments& arguments, Output& output,
                      const StateAnswer& answer) {
  const Result<bool> is_iss = wants_iss(arguments);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!is_iss || !share) return refuse(command, !is_iss ? is_iss.error() : share.error());
  if (*is_iss) {
    return answer_iss_list(command, arguments, *share, output,
                           [&answer](IssLine& line, SearchWatch& watch) {
                             return answer_variant_state(line, watch, answer);
                           });
  }
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  if (!rules || !threads) return refuse(command, !rules ? rules.error() : threads.error());
  Input input(arguments.file(), output);
  StateList list(input.text(), *rules, *share);
  StateAnswers answers(input, output, answer, *threads);
  while (true) {
    // Enough at a time to keep many threads busy.
    constexpr std::size_t largest_batch = 4096;
    const std::vector<Question> questions = list.next(*threads == 1 ? 1 : largest_batch);
    if (is_interrupted() || (!questions.empty() && !answers.answer(questions))) {
      return input.interrupted(answers.known());
    }
    if (questions.empty()) break;
  }
  return list.error() ? input.fail(*list.error()) : input.finish();
}

}  // namespace ninefold::cli
