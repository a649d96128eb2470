#include "core/cli/command.hpp"
#include "core/cli/commands/assignments/lesson_input.hpp"
#include "core/cli/commands/assignments/lesson_report.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/lesson_watch.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/text/quote.hpp"
#include "core/lessons/move_stack.hpp"
#include "core/lessons/recursion.hpp"
#include "core/lessons/search_step.hpp"

#include <array>

namespace ninefold::cli {

namespace {

using lessons::Algorithm;
using lessons::Counters;
using lessons::Event;
using lessons::EventKind;
using lessons::Lesson;
using lessons::Options;
using lessons::Order;

constexpr Option order_option{"--order", "ORDER",
                              "of the recursion: reading (the first empty cell) or fewest (the\n"
                              "cell with the fewest candidates)"};
constexpr Option singles_option{"--singles", "",
                                "of the recursion: fill single candidates before guessing"};
constexpr Option trace_option{"--trace", "N", "print the first N events before the counters"};
constexpr Option limit_option{"--limit", "N", "stop after N visits (recursion) or tries (stack)"};
constexpr Option lesson_time_option{time_option_name, "SECONDS",
                                    "stop a puzzle after that long (decimals are fine)"};
constexpr std::array lesson_options{order_option,     singles_option,     trace_option,
                                    limit_option,     lesson_time_option, format_option,
                                    all_rules_option, pairs_option,       no_wrap_option};

/// What the command line asks for.
struct Request {
  Options lesson;
  std::string file = "-";
  std::uint64_t trace = 0;
  std::uint64_t limit = 0;
  TimeLimit time = TimeLimit::max();
};

Result<Options> read_options(const Arguments& arguments) {
  const std::vector<std::string>& words = arguments.files();
  Options lesson;
  if (!words.empty() && words[0] == "stack") {
    lesson.algorithm = Algorithm::stack;
  } else if (words.empty() || words[0] != "recursion") {
    return usage_error(words.empty() ? "no lesson" : quote(words[0]), "recursion or stack");
  }
  lesson.singles = arguments.has(singles_option.name);
  const std::string_view order = arguments.value(order_option.name).value_or("reading");
  if (order == "fewest") {
    lesson.order = Order::fewest;
  } else if (order != "reading") {
    return usage_error("--order " + quote(order), "reading or fewest");
  }
  const bool is_plain = !lesson.singles && lesson.order == Order::reading;
  if (lesson.algorithm == Algorithm::stack && !is_plain) {
    return usage_error(lesson.singles ? "--singles" : "--order fewest",
                       "it with recursion only; the stack of moves follows reading order");
  }
  return lesson;
}

Result<Request> read_request(const Arguments& arguments) {
  const Result<Options> lesson = read_options(arguments);
  if (!lesson) return lesson.error();
  const std::vector<std::string>& words = arguments.files();
  if (words.size() > 2) return usage_error(quote(words[2]), "no more than one file");
  const Result<std::uint64_t> trace = arguments.number(trace_option.name, 0, UINT64_MAX, 0);
  if (!trace) return trace.error();
  const Result<std::uint64_t> limit =
      arguments.number(limit_option.name, 1, UINT64_MAX, UINT64_MAX);
  if (!limit) return limit.error();
  if (!described_rules(arguments.value(rules_option.name).value_or(""))) {
    if (const Result<RuleChoice> rules = RuleChoice::from(arguments); !rules) return rules.error();
  }
  const Result<TimeLimit> time = read_time_limit(arguments);
  if (!time) return time.error();
  return Request{*lesson, words.size() == 2 ? words[1] : "-", *trace, *limit, *time};
}

/// Prints the first events, and lets the watch see all of them. `About` is what words of an event
/// need: a puzzle, or the lesson of a variant.
template <typename About>
class Teller {
 public:
  Teller(const About& about, std::uint64_t limit, LessonWatch& watch, Output& output)
      : about_(&about), limit_(limit), watch_(&watch), output_(&output) {}

  bool wants_more() const { return watch_->wants_more(); }

  void operator()(const Event& event) {
    watch_->hear(event);
    if (told_ == limit_) return;
    output_->write(std::to_string(++told_) + "\t" + std::to_string(event.depth) + "\t" +
                   event_words(event, *about_) + "\n");
    // What follows may take long.
    if (told_ == limit_) output_->flush();
  }

 private:
  const About* about_;
  std::uint64_t limit_;
  LessonWatch* watch_;
  std::uint64_t told_ = 0;
  Output* output_;
};

/// The outcome in a word or two, for standard error.
std::string closing_words(const Counters& counters, bool is_complete, const LessonWatch& watch,
                          Algorithm algorithm) {
  if (!is_complete) return watch.has_stopped_it() ? "stopped by --time" : "stopped by --limit";
  if (counters.solutions == 0) return "no solution";
  if (algorithm == Algorithm::stack) return "first solution found";
  return counters.solutions == 1 ? "one solution"
                                 : std::to_string(counters.solutions) + " solutions";
}

/// Runs a lesson and prints its counters; false when Ctrl-C ended it.
bool run_lesson(const Lesson& lesson, const Request& request, Output& output) {
  const Algorithm algorithm = request.lesson.algorithm;
  LessonWatch watch(output, request.time, algorithm == Algorithm::recursion,
                    lesson.puzzle.givens.shape().size());
  using PuzzleTeller = Teller<Puzzle>;
  const PuzzleTeller teller(lesson.puzzle, request.trace, watch, output);
  const auto report = [&](const auto& outcome) {
    output.write(counter_lines(outcome.counters));
    if (!outcome.complete && is_interrupted()) return false;
    output.complain(closing_words(outcome.counters, outcome.complete, watch, algorithm) + "\n");
    return true;
  };
  if (algorithm == Algorithm::stack) {
    return report(lessons::MoveStack<PuzzleTeller>(lesson, teller).run(request.limit));
  }
  return report(lessons::Recursion<PuzzleTeller>(lesson, teller).run(request.limit));
}

/// The same of a variant, whose search is run event by event; false when Ctrl-C ended it.
bool run_variant_lesson(const variants::Puzzle& puzzle, const Request& request, Output& output) {
  using lessons::NextStep;
  const Algorithm algorithm = request.lesson.algorithm;
  // Some rules take a thousandth of a second a try.
  constexpr std::uint64_t tries_between_looks = 16;
  LessonWatch watch(output, request.time, algorithm == Algorithm::recursion,
                    puzzle.layout.value_count(), tries_between_looks);
  WorkMeter preparing(std::chrono::milliseconds::max(),
                      [&watch](double) { return watch.goes_on(); });
  variants::VariantLesson lesson(puzzle, {}, request.lesson, &preparing);
  lesson.conflicts.watch([&watch] { return watch.goes_on(); });
  Teller<variants::VariantLesson> teller(lesson, request.trace, watch, output);
  lessons::SearchStateOf<variants::LessonBoard> state(lesson);
  // As the recursion and the stack of moves have it: a call ends at once, or no move is made.
  const auto is_at_limit = [&] {
    if (algorithm == Algorithm::stack) {
      return state.next == NextStep::try_digit && state.counters.tries == request.limit &&
             state.top().digit < lesson.givens().shape().size();
    }
    return state.next == NextStep::go_deeper && state.counters.visits == request.limit;
  };
  bool is_complete = watch.wants_more();
  while (!state.is_over() && is_complete) {
    is_complete = watch.wants_more() && !is_at_limit();
    if (!is_complete) break;
    lessons::advance(lesson, state);
    // What an event has found when it was stopped means nothing.
    is_complete = watch.wants_more();
    if (is_complete) teller(state.event);
  }
  if (!is_complete) teller({EventKind::done});
  output.write(counter_lines(state.counters));
  if (!is_complete && is_interrupted()) return false;
  output.complain(closing_words(state.counters, is_complete, watch, algorithm) + "\n");
  return true;
}

int run_variant_lessons(const Arguments& arguments, const Request& request, Output& output) {
  std::uint64_t told = 0;
  const auto answer = [&](IssLine& line, SearchWatch& /*watch*/) -> Line {
    output.write("Puzzle " + std::to_string(++told) + ":\n");
    const bool is_done = run_variant_lesson(line.listed.puzzle(), request, output);
    return {"", !is_done, ""};
  };
  return answer_iss_file("lesson", arguments, request.file, Share{}, output,
                         {answer, unread_text({})});
}

int run_lessons(const Arguments& arguments, Output& output) {
  const Result<Request> request = read_request(arguments);
  if (!request) return refuse("lesson", request.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("lesson", is_iss.error());
  if (*is_iss) return run_variant_lessons(arguments, *request, output);
  Input input(request->file, output);
  const LessonPuzzles read = read_lesson_puzzles(input.text(), arguments);
  std::uint64_t told = 0;
  for (const auto& [puzzle, variant] : read.puzzles) {
    if (is_interrupted()) break;
    if (read.puzzles.size() > 1) output.write("Puzzle " + std::to_string(told + 1) + ":\n");
    const bool is_done = variant ? run_variant_lesson(*variant, *request, output)
                                 : run_lesson(Lesson(puzzle, request->lesson), *request, output);
    if (!is_done) break;
    ++told;
  }
  if (is_interrupted()) {
    return input.interrupted(answered_words(told) +
                             "; the last counters stop where the search did");
  }
  return read.error ? input.fail(*read.error) : input.finish();
}

}  // namespace

extern const Command lesson_command{
    "lesson",
    "recursion or stack: a backtracking search, step by step",
    "ninefold lesson recursion [FILE] runs recursive backtracking as the UCF and TU/e\n"
    "assignments ask for it and counts all solutions; ninefold lesson stack [FILE]\n"
    "runs the stack of moves of the UMass assignment, which stops at the first solution. Prints\n"
    "how often each kind of event occurred; with --trace, first the events, one a line:\n"
    "number, depth of the call, and what happened. Cells are named by row and column,\n"
    "as in r4c7.\n"
    "\n"
    "Input: puzzles in any form; a UCF file includes its rules. With --format iss\n"
    "a rule of a variant is named by the number of its item and its kind, and rejects\n"
    "a digit as soon as the rule alone would leave some cell without a value.\n",
    lesson_options,
    true,
    run_lessons};

}  // namespace ninefold::cli
