#include "core/cli/command.hpp"
#include "core/cli/lists/in_order.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/climb_options.hpp"
#include "core/cli/options/generate_wish.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/grade_text.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/formats/text/quote.hpp"
#include "core/generate/generator.hpp"
#include "core/generate/kinds.hpp"
#include "core/generate/sampling/unbiased_sampler.hpp"
#include "core/generate/setting/climbing.hpp"
#include "core/generate/variants/placed_generator.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>
#include <limits>
#include <string>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_puzzles = 1'000'000'000'000;
constexpr std::uint64_t most_threads = 256;
constexpr TimeLimit usual_time = std::chrono::seconds(60);

constexpr Option count_option{"--count", "N", "make N puzzles (1)"};
constexpr Option generate_seed_option{
    "--seed", "N",
    "the same seed gives the same puzzles on every machine; without it one\n"
    "is chosen at random and reported on standard error"};
constexpr Option with_grade_option{
    "--with-grade", "",
    "also print grade, score and hardest technique; otherwise they are\n"
    "printed only if other options need them, since grading a puzzle takes\n"
    "many times as long as making one"};
constexpr Option generate_fewest_option{
    "--fewest", "",
    "few givens: those of each puzzle are swapped over and over, as\n"
    "ninefold improve --fewest does"};
constexpr Option unbiased_option{
    "--unbiased", "",
    "minimal puzzles for statistics: each is followed by a tab, what is known\n"
    "of its grade, and the weight that makes all minimal puzzles count the\n"
    "same"};
constexpr Option shard_option{"--shard", "I/N",
                              "make the Ith of every N puzzles only (I from 1 to N), so that N\n"
                              "runs make all"};
constexpr Option generate_time_option{
    time_option_name, "SECONDS",
    "give up on a puzzle after that long (60; decimals are fine); with\n"
    "--fewest the best found by then is printed"};
constexpr std::array generate_options{
    count_option,   generate_seed_option, kind_option,          size_option,
    givens_option,  minimal_option,       symmetry_option,      grade_option,
    needs_option,   without_option,       pattern_option,       keep_option,
    rules_option,   pairs_option,         no_wrap_option,       generate_fewest_option,
    tries_option,   unbiased_option,      generate_time_option, with_grade_option,
    threads_option, shard_option};

/// Options that have no meaning beside --kind, and with a kind whose rules are placed.
constexpr std::array options_of_rules{size_option, rules_option, pairs_option, no_wrap_option};
constexpr std::array options_of_logic_and_pattern{
    minimal_option, symmetry_option, grade_option,      needs_option,           without_option,
    pattern_option, keep_option,     with_grade_option, generate_fewest_option, unbiased_option};

/// Those that have no meaning beside --fewest and --unbiased, which choose the givens.
constexpr std::array options_of_givens{givens_option,  minimal_option, grade_option, needs_option,
                                       without_option, pattern_option, keep_option};

/// Whether puzzles with weights are asked for. Errors: of usage.
Result<bool> read_unbiased(const Arguments& arguments) {
  if (!arguments.has(unbiased_option.name)) return false;
  const auto refused = [](const Option& option) {
    return usage_error(std::string(option.name) + " with --unbiased", "one of the two");
  };
  for (const Option& option : options_of_givens) {
    if (arguments.has(option.name)) return refused(option);
  }
  if (arguments.has(symmetry_option.name)) return refused(symmetry_option);
  if (arguments.has(generate_fewest_option.name)) return refused(generate_fewest_option);
  return true;
}

/// Whether as few givens as can be found are asked for. Errors: of usage.
Result<bool> read_fewest(const Arguments& arguments) {
  if (!arguments.has(generate_fewest_option.name)) {
    if (!arguments.has(tries_option.name)) return false;
    return usage_error("--tries without --fewest", "both, or neither");
  }
  for (const Option& option : options_of_givens) {
    if (arguments.has(option.name))
      return usage_error(std::string(option.name) + " with --fewest", "one of the two");
  }
  return true;
}

/// The kind that is asked for, or null. Errors: of usage.
Result<const generate::PuzzleKind*> read_kind(const Arguments& arguments) {
  const generate::PuzzleKind* none = nullptr;
  const auto name = arguments.value(kind_option.name);
  if (!name) return none;
  const generate::PuzzleKind* const kind = generate::find_puzzle_kind(*name);
  if (kind == nullptr) return usage_error("--kind " + quote(*name), "one that --help lists");
  const auto refused = [&](const Option& option, const std::string& expected) {
    return usage_error(std::string(option.name) + " with --kind " + std::string(*name), expected);
  };
  for (const Option& option : options_of_rules) {
    if (arguments.has(option.name))
      return refused(option, "one of the two: a kind has its own rules and board");
  }
  if (!kind->placed) return kind;
  for (const Option& option : options_of_logic_and_pattern) {
    if (arguments.has(option.name))
      return refused(option, "a kind with the same rules in each puzzle");
  }
  return kind;
}

/// Which puzzles to make, and how.
struct Task {
  generate::Wish wish;
  std::uint64_t seed = 0;
  std::uint64_t count = 1;
  Share share;
  std::size_t threads = 1;
  TimeLimit limit = usual_time;
  bool with_grade = false;
  /// How often givens are swapped to have fewer; 0 where that is not asked for.
  std::uint64_t tries = 0;
};

Result<Task> read_task(const Arguments& arguments, Shape shape) {
  Task task;
  Result<generate::Wish> wish = read_wish(arguments, shape);
  if (!wish) return wish.error();
  task.wish = std::move(wish).value();
  const auto clock = static_cast<std::uint64_t>(
      std::chrono::system_clock::now().time_since_epoch() / std::chrono::microseconds(1));
  const Result<std::uint64_t> seed = arguments.number(
      generate_seed_option.name, 0, std::numeric_limits<std::uint64_t>::max(), clock);
  if (!seed) return seed.error();
  const Result<std::uint64_t> count = arguments.number(count_option.name, 1, most_puzzles, 1);
  if (!count) return count.error();
  const Result<Share> share = read_share(arguments, shard_option);
  if (!share) return share.error();
  const Result<std::uint64_t> threads = arguments.number(threads_option.name, 1, most_threads, 1);
  if (!threads) return threads.error();
  const Result<TimeLimit> limit = read_time_limit(arguments);
  if (!limit) return limit.error();
  const Result<bool> fewest = read_fewest(arguments);
  if (!fewest) return fewest.error();
  const Result<std::uint64_t> tries = read_tries(arguments);
  if (!tries) return tries.error();
  if (*fewest) task.tries = *tries;
  task.seed = *seed;
  task.count = *count;
  task.share = *share;
  task.threads = *threads;
  if (arguments.has(generate_time_option.name)) task.limit = *limit;
  task.with_grade = arguments.has(with_grade_option.name);
  return task;
}

/// What came of one wish.
struct Attempt {
  std::string line;  ///< the puzzle and what is known of it, empty where there is none
  StopReason stopped = StopReason::cancelled;
  std::uint64_t tried = 0;
};
using Maker =
    std::function<Attempt(const generate::Draw&, const Budget&, const generate::TryingCallback&)>;

std::string attempt_text(const Attempt& attempt) {
  if (!attempt.line.empty()) return attempt.line + "\n";
  if (attempt.stopped == StopReason::complete)
    return "-\tno completed grid satisfies the rules and givens\n";
  return "-\tnone of " + std::to_string(attempt.tried) + " tried met the wishes\n";
}

/// With its givens swapped to be fewer; the grade is told where it is asked for.
void make_smaller(const generate::Generator& generator, const Task& task,
                  const generate::Draw& draw, const Budget& budget,
                  const generate::TryingCallback& goes_on, generate::Made& made) {
  // What is chosen at random is to be independent of what the puzzle was made with.
  generate::Climb climb{generate::Aim::fewest, ~draw.seed, draw.number, task.tries};
  climb.symmetry = task.wish.symmetry;
  const generate::Climbed climbed =
      generate::climb(generator.engine(), generator.links(), made.givens, climb, budget, goes_on);
  // What ends before the puzzle itself is looked at has no best one.
  if (climbed.best.grade) made = climbed.best;
  if (!draw.with_grade) made.grade.reset();
}

Attempt make(const generate::Generator& generator, const Task& task, const generate::Draw& draw,
             const Budget& budget, const generate::TryingCallback& goes_on) {
  const auto start = std::chrono::steady_clock::now();
  generate::Outcome outcome = generator.make(task.wish, draw, budget, goes_on);
  if (outcome.puzzle && task.tries > 0) {
    Budget left = budget;
    const auto spent = std::chrono::ceil<TimeLimit>(std::chrono::steady_clock::now() - start);
    left.time -= std::min(left.time, spent);
    make_smaller(generator, task, draw, left, goes_on, *outcome.puzzle);
  }
  Attempt attempt{"", outcome.stopped, outcome.tried};
  if (!outcome.puzzle) return attempt;
  attempt.line = write_puzzle_line(outcome.puzzle->givens);
  if (const auto& grade = outcome.puzzle->grade) attempt.line += "\t" + grade_columns(*grade);
  return attempt;
}

/// Seven digits tell a weight; more would only differ from machine to machine.
std::string weight_text(double weight) {
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), weight, std::chars_format::general, 7);
  return {text.data(), end.ptr};
}

Attempt make_unbiased(const generate::UnbiasedSampler& sampler, const generate::Draw& draw,
                      const Budget& budget, const generate::TryingCallback& goes_on) {
  const generate::Sampled sampled = sampler.make(draw, budget, goes_on);
  Attempt attempt{"", sampled.stopped, sampled.tried};
  if (!sampled.puzzle) return attempt;
  attempt.line = write_puzzle_line(sampled.puzzle->givens);
  if (const auto& grade = sampled.puzzle->grade) attempt.line += "\t" + grade_columns(*grade);
  attempt.line += "\t" + weight_text(sampled.weight);
  return attempt;
}

Attempt make_placed(const generate::PuzzleKind& kind, const generate::Wish& wish,
                    const generate::Draw& draw, const Budget& budget,
                    const generate::TryingCallback& goes_on) {
  const int most = std::min(wish.most_givens, max_cells);
  const generate::PlacedOutcome outcome =
      generate::make_placed(*kind.placed, {wish.least_givens, most}, draw, budget, goes_on);
  const std::string line =
      outcome.puzzle ? variants::write_iss_text(outcome.puzzle->puzzle.items) : "";
  return {line, outcome.stopped, outcome.tried};
}

/// Makes puzzles, some at a time, and prints them in order.
class Printing {
 public:
  Printing(const Maker& maker, const Task& task, Output& output)
      : maker_(maker), task_(task), output_(output) {}

  /// Returns the exit status.
  int print_all() {
    const std::uint64_t all = (task_.count + task_.share.of - task_.share.number) / task_.share.of;
    // Enough puzzles at a time to keep many threads busy.
    constexpr std::uint64_t largest_batch = 4096;
    for (std::uint64_t first = 0; first < all && !is_interrupted(); first += largest_batch) {
      print(first, static_cast<std::size_t>(std::min(largest_batch, all - first)));
    }
    if (!is_interrupted()) return exit_answered;
    output_.complain(interrupted_message(words()));
    return exit_interrupted;
  }

 private:
  void print(std::uint64_t first, std::size_t count) {
    std::vector<Attempt> attempts(count);
    OrderedWork work;
    work.count = count;
    work.work = [&](std::size_t index) { attempts[index] = make(first + index); };
    work.take = [&](std::size_t index) { take(attempts[index]); };
    work.before_waiting = [this] { output_.flush(); };
    do_in_order(work, task_.threads);
  }

  /// On any thread.
  Attempt make(std::uint64_t index) {
    if (is_interrupted()) return {};
    Budget budget;
    budget.time = task_.limit;
    const std::uint64_t number = index * task_.share.of + task_.share.number - 1;
    return maker_({task_.seed, number, task_.with_grade}, budget,
                  [this](const generate::Trying& trying) { return hear(trying); });
  }

  /// On any thread.
  bool hear(const generate::Trying& trying) {
    if (task_.threads == 1 && output_.progress_line().is_due()) {
      output_.flush();
      output_.progress_line().show(words() + "; " + with_commas(std::to_string(trying.tried)) +
                                   " tried for the next");
    }
    return !is_interrupted();
  }

  void take(const Attempt& attempt) {
    is_ended_ = is_ended_ || attempt.stopped == StopReason::cancelled;
    if (is_ended_) return;
    output_.write(attempt_text(attempt));
    if (!attempt.line.empty()) ++made_;
    if (output_.progress_line().is_due()) output_.progress_line().show(words());
  }

  std::string words() const {
    return with_commas(std::to_string(made_)) + (made_ == 1 ? " puzzle made" : " puzzles made");
  }

  const Maker& maker_;
  const Task& task_;
  Output& output_;
  std::uint64_t made_ = 0;
  bool is_ended_ = false;
};

int print_all(const Arguments& arguments, const Task& task, const Maker& maker, Output& output) {
  if (!arguments.has(generate_seed_option.name))
    complain("Seed: " + std::to_string(task.seed) + "\n");
  return Printing(maker, task, output).print_all();
}

int run_placed(const Arguments& arguments, const generate::PuzzleKind& kind, Output& output) {
  Result<Task> task = read_task(arguments, Shape());
  if (!task) return refuse("generate", task.error());
  if (!arguments.has(givens_option.name)) task->wish.most_givens = kind.usual_givens;
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget,
                          const generate::TryingCallback& goes_on) {
    return make_placed(kind, task->wish, draw, budget, goes_on);
  };
  return print_all(arguments, *task, maker, output);
}

/// The rules that the options choose, or those of a kind.
Result<std::vector<Rule>> read_chosen_rules(const Arguments& arguments,
                                            const generate::PuzzleKind* kind, Shape shape) {
  if (kind != nullptr) return read_rules(kind->rules, shape);
  const Result<RuleChoice> choice = RuleChoice::from(arguments);
  if (!choice) return choice.error();
  return choice->rules(shape);
}

int run_unbiased(const Arguments& arguments, const generate::Generator& generator, const Task& task,
                 Output& output) {
  Budget budget;
  budget.time = task.limit;
  const ProgressCallback goes_on = [](const Progress&) { return !is_interrupted(); };
  generate::Spending spending(budget, goes_on);
  const generate::UnbiasedSampler sampler(generator.engine(), generator.links(), spending);
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget_of_one,
                          const generate::TryingCallback& goes_on_with_one) {
    if (!sampler.is_ready()) return Attempt{"", spending.stopped(), 0};
    return make_unbiased(sampler, draw, budget_of_one, goes_on_with_one);
  };
  return print_all(arguments, task, maker, output);
}

int run_generate(const Arguments& arguments, Output& output) {
  const Result<const generate::PuzzleKind*> kind = read_kind(arguments);
  if (!kind) return refuse("generate", kind.error());
  if (*kind != nullptr && (*kind)->placed) return run_placed(arguments, **kind, output);
  const Result<Shape> shape =
      *kind != nullptr ? Result<Shape>(*Shape::of_size((*kind)->size)) : read_size(arguments);
  if (!shape) return refuse("generate", shape.error());
  const Result<std::vector<Rule>> rules = read_chosen_rules(arguments, *kind, *shape);
  const Result<generate::Generator> generator = rules ? generate::Generator::create(*shape, *rules)
                                                      : Result<generate::Generator>(rules.error());
  if (!generator) return refuse("generate", generator.error());
  const Result<Task> task = read_task(arguments, *shape);
  if (!task) return refuse("generate", task.error());
  if (const auto error = never_needed_error(task->wish, generator->links()))
    return refuse("generate", *error);
  const Result<bool> unbiased = read_unbiased(arguments);
  if (!unbiased) return refuse("generate", unbiased.error());
  if (*unbiased) return run_unbiased(arguments, *generator, *task, output);
  const Maker maker = [&](const generate::Draw& draw, const Budget& budget,
                          const generate::TryingCallback& goes_on) {
    return make(*generator, *task, draw, budget, goes_on);
  };
  return print_all(arguments, *task, maker, output);
}

}  // namespace

extern const Command generate_command{
    .name = "generate",
    .summary = "puzzles with one solution, of the kind you wish",
    .details =
        "Prints one puzzle a line; where it is known or asked for, a tab and the grade,\n"
        "a tab and the score, a tab and the hardest technique, as ninefold grade\n"
        "prints them. For a wish that is not met in time the line is -, a tab, and how\n"
        "many puzzles were tried. Puzzles of the kinds from killer on are lines of constraint\n"
        "text, which solve and grade read with --format iss.\n",
    .options = generate_options,
    .run = run_generate,
    .takes_no_file = true};

}  // namespace ninefold::cli
