#include "core/cli/lists/state_list.hpp"

#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/iss_answers.hpp"
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
                        const StateAnswer& answer, TimeLimit limit) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  const auto goes_on = [limit, start] {
    return !is_interrupted() && (limit == TimeLimit::max() || Clock::now() - start < limit);
  };
  const ProgressCallback listener = [&goes_on](const Progress&) { return goes_on(); };
  const Grid* const givens = &line.givens;
  const Grid* const values = &line.values;
  Answer solved = engine.solve(*values, {}, listener);
  // Even where a digit was placed wrongly, the givens still say what is right.
  if (solved.solutions == Count(0)) solved = engine.solve(*givens, {}, listener);
  if (is_interrupted()) return {};
  const std::string puzzle = write_puzzle_line(*values);
  const auto unsound = [&](const std::string& what) {
    return answer.unsound(line.number, puzzle, what);
  };
  if (solved.stopped == StopReason::cancelled) return unsound(std::string(time_was_up));
  if (solved.solutions == Count(0)) return unsound("no solution");
  if (solved.solutions > Count(1)) return unsound("several solutions");
  logic::State state(links, *givens);
  for (const Cell cell : links.all_cells()) {
    if ((*values)[cell] != (*givens)[cell]) state.place({cell, (*values)[cell]});
  }
  for (const StateLine::Struck& struck : line.struck) state.strike({struck.cell, struck.digit});
  if (const auto mistake = logic::find_mistake(state, *solved.solution)) {
    return unsound(mistake_text(links.shape(), *mistake) + " is wrong");
  }
  std::string text = answer.sound({line.number, puzzle, state, *solved.solution, {}, goes_on});
  return is_interrupted() ? std::string() : text;
}

/// The state of a puzzle, or its givens alone.
StateLine state_of(const Question& question) {
  if (question.puzzle.state) return *question.puzzle.state;
  StateLine state;
  state.givens = state.values = state.known = question.puzzle.givens;
  state.number = question.puzzle.number;
  return state;
}

/// Answers the states of a list, some at a time, in order.
class StateAnswers {
 public:
  StateAnswers(Input& input, Output& output, const RuleChoice& rules, const StateAnswer& answer,
               TimeLimit limit, std::size_t threads, std::uint64_t& answered)
      : input_(input),
        output_(output),
        rules_(rules),
        answer_(answer),
        limit_(limit),
        threads_(threads),
        answered_(answered) {}

  /// False when Ctrl-C ended that.
  bool answer(const std::vector<Question>& questions) {
    std::vector<std::string> texts(questions.size());
    // Before any thread asks for them.
    std::vector<const logic::Links*> links;
    for (const Question& question : questions)
      links.push_back(&choice_.links(question.puzzle.givens.shape(), rules_));
    OrderedWork work;
    work.count = questions.size();
    work.work = [&](std::size_t index) {
      const Question& question = questions[index];
      if (is_interrupted()) return;
      texts[index] =
          answer_line(*question.engine, *links[index], state_of(question), answer_, limit_);
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
    if (output_.progress_line().is_due())
      output_.progress_line().show(words_of_list(answered_, input_, output_));
  }

  Input& input_;
  Output& output_;
  const RuleChoice& rules_;
  LinkChoice choice_;
  const StateAnswer& answer_;
  const TimeLimit limit_;
  const std::size_t threads_;
  std::uint64_t& answered_;
  bool is_ended_ = false;
};

}  // namespace

std::string unsound_line(int number, std::string_view first, const std::string& what,
                         bool for_programs) {
  if (for_programs) return std::string(first) + "\t" + what + "\t\t\t\n";
  return "Line " + std::to_string(number) + ": " + what + ".\n";
}

int answer_state_list(std::string_view command, const Arguments& arguments, Output& output,
                      const StateAnswer& answer) {
  const Result<bool> is_iss = wants_iss(arguments);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!is_iss || !share) return refuse(command, !is_iss ? is_iss.error() : share.error());
  const IssAnswer variant{[&answer](IssLine& line, SearchWatch& watch) {
                            return answer_variant_state(line, watch, answer);
                          },
                          [&answer](const IssLine& line) { return unread_state(line, answer); }};
  if (*is_iss) return answer_iss_list(command, arguments, *share, output, variant);
  Result<RuleChoice> rules = RuleChoice::from(arguments);
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return refuse(command, limit.error());
  if (!rules || !threads) return refuse(command, !rules ? rules.error() : threads.error());
  Input input(arguments.file(), output);
  QuestionList list(input.text(), *rules, *share, StateUse::is_kept);
  std::uint64_t answered = 0;
  StateAnswers answers(input, output, *rules, answer, *limit, *threads, answered);
  IssAnswers others(input, output, variant, std::nullopt, *threads, *limit, answered);
  return answer_questions(list, answers, others, input, *threads);
}

}  // namespace ninefold::cli
