#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/question_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/input.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_repeats = 1000;
constexpr std::uint64_t usual_repeats = 5;

constexpr Option repeats_option{"--repeats", "N", "time each list N times (5)"};
constexpr std::array bench_options{format_option, all_rules_option, pairs_option, no_wrap_option,
                                   repeats_option};

struct ClassicQuestion {
  static constexpr bool ends_when_interrupted = false;
  const Engine* engine = nullptr;
  std::string cells;

  Proof prove() const {
    std::array<char, max_cells> solution;
    return engine->prove(cells.data(), solution.data());
  }
};

/// A puzzle of any rules, which are compiled anew each time: that is a part of what it takes.
struct VariantQuestion {
  static constexpr bool ends_when_interrupted = true;
  variants::Puzzle puzzle;

  Proof prove() const {
    const variants::Answer found = variants::VariantEngine(puzzle).solve(
        {}, [](const Progress&) { return !is_interrupted(); });
    Proof proof;
    proof.nodes = found.nodes;
    proof.solutions = found.solutions == Count(0) ? 0 : found.solutions == Count(1) ? 1 : 2;
    return proof;
  }
};

/// What a list amounts to. Nodes and solutions depend on nothing but the puzzles and the rules.
struct Measured {
  std::uint64_t nodes = 0;
  std::uint64_t solutions = 0;
  double microseconds = 0;  ///< of the processor, for one puzzle
};

/// What a terminal is shown: a list is measured several times.
std::string words(std::uint64_t asked, std::uint64_t all, const ProgressLine& line) {
  const std::chrono::duration<double> spent = ProgressLine::Clock::now() - line.start();
  return share_words(static_cast<double>(asked) / static_cast<double>(all), spent.count(),
                     "of this list");
}

/// Measures a list. After Ctrl-C the time is that of the repeats that were completed or, before the
/// first was, that of the puzzles asked so far.
template <typename AnyQuestion>
Measured measure(std::vector<AnyQuestion>& questions, std::uint64_t repeats, ProgressLine& line) {
  Measured measured;
  std::vector<double> times;
  // Looked at only now and then, since looking takes time that would be measured, too.
  constexpr std::size_t puzzles_between_looks = 8;
  for (std::uint64_t repeat = 0; repeat < repeats && !is_interrupted(); ++repeat) {
    Measured now;
    std::size_t asked = 0;
    const std::clock_t start = std::clock();
    for (; asked < questions.size(); ++asked) {
      if (asked % puzzles_between_looks == 0) {
        if (is_interrupted()) break;
        if (line.is_due()) {
          line.show(words(repeat * questions.size() + asked, repeats * questions.size(), line));
        }
      }
      const Proof proof = questions[asked].prove();
      if (AnyQuestion::ends_when_interrupted && is_interrupted()) break;  // it is only a part
      now.nodes += proof.nodes;
      now.solutions += static_cast<std::uint64_t>(proof.solutions);
    }
    if (asked < questions.size() && repeat > 0) break;
    questions.resize(asked);
    measured = now;
    times.push_back(static_cast<double>(std::clock() - start) * 1e6 / CLOCKS_PER_SEC);
  }
  if (times.empty()) {
    questions.clear();
    return measured;
  }
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  measured.microseconds = *middle / static_cast<double>(std::max<std::size_t>(1, questions.size()));
  return measured;
}

std::string row(const std::string& list, std::size_t puzzles, const Measured& measured) {
  std::array<char, 160> numbers;
  std::snprintf(
      numbers.data(), numbers.size(), "%zu\t%.3f\t%.2f\t%llu/%llu\t", puzzles,
      measured.microseconds,
      static_cast<double>(measured.nodes) / static_cast<double>(std::max<std::size_t>(1, puzzles)),
      static_cast<unsigned long long>(measured.nodes),
      static_cast<unsigned long long>(measured.solutions));
  return numbers.data() + list + "\n";
}

/// Measures the puzzles of a list and prints their row. Whether Ctrl-C did not end that.
template <typename AnyQuestion>
bool tell_measured(const std::string& file, std::vector<AnyQuestion>& questions,
                   std::uint64_t repeats, Output& output) {
  const Measured measured = measure(questions, repeats, output.progress_line());
  output.write(row(file, questions.size(), measured));
  return !is_interrupted();
}

/// Reads a variant, and keeps it unless there is an error.
std::optional<Error> keep(const IssLine& line, std::vector<VariantQuestion>& questions) {
  WorkMeter unlimited;
  KnownRules rules(std::nullopt);
  auto puzzle = line.description.empty()
                    ? rules.read(line.text, line.number, unlimited)
                    : rules.read_described(line.description, line.number, unlimited);
  if (const Error* const error = std::get_if<Error>(&puzzle)) return *error;
  questions.push_back({std::get_if<ListedPuzzle>(&puzzle)->puzzle()});
  return std::nullopt;
}

std::string words_when_ended(std::size_t measured) {
  return "the last line is of " + ninefold::count_of(measured, "puzzle") + ", measured until then";
}

/// Measures one list and prints its row. Where a puzzle has more than the engine knows, such as the
/// regions of a jigsaw, all are measured as puzzles of any rules. Returns the exit status.
int bench_list(const std::string& file, RuleChoice& rules, std::uint64_t repeats, Output& output) {
  Input input(file, output);
  QuestionList list(input.text(), rules, {});
  std::vector<ClassicQuestion> questions;
  std::vector<VariantQuestion> others;
  std::vector<TextPuzzle> puzzles;
  for (std::vector<Question> next = list.next(1); !next.empty(); next = list.next(1)) {
    Question& question = next.front();
    if (!question.variant && others.empty()) {
      questions.push_back({question.engine, write_puzzle_line(question.puzzle.givens)});
      puzzles.push_back(std::move(question.puzzle));
      continue;
    }
    for (TextPuzzle& puzzle : puzzles) {
      if (std::optional<Error> error = keep(list.variant_of(puzzle), others))
        return input.fail(*error);
    }
    puzzles.clear();
    const IssLine line =
        question.variant ? *std::move(question.variant) : list.variant_of(question.puzzle);
    if (std::optional<Error> error = keep(line, others)) return input.fail(*error);
  }
  if (list.error()) return input.fail(*list.error());
  const bool is_done = others.empty() ? tell_measured(file, questions, repeats, output)
                                      : tell_measured(file, others, repeats, output);
  if (is_done) return input.finish();
  return input.interrupted(words_when_ended(others.empty() ? questions.size() : others.size()));
}

/// The same of puzzles of any rules.
int bench_variants(const Arguments& arguments, const std::string& file, std::uint64_t repeats,
                   Output& output) {
  std::vector<VariantQuestion> questions;
  const auto keep = [&](IssLine& line, SearchWatch& /*watch*/) -> Line {
    questions.push_back({line.listed.puzzle()});
    return {"", false, ""};
  };
  const int status =
      answer_iss_file("bench", arguments, file, Share{}, output, {keep, unread_text({})});
  if (status != exit_answered) return status;
  if (tell_measured(file, questions, repeats, output)) return exit_answered;
  output.complain(interrupted_message(words_when_ended(questions.size())));
  return exit_interrupted;
}

int run_bench(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> repeats =
      arguments.number(repeats_option.name, 1, most_repeats, usual_repeats);
  const Result<bool> is_iss = wants_iss(arguments);
  if (!repeats || !is_iss) return refuse("bench", !repeats ? repeats.error() : is_iss.error());
  Result<RuleChoice> rules =
      *is_iss ? Result<RuleChoice>(RuleChoice()) : RuleChoice::from(arguments);
  if (!rules) return refuse("bench", rules.error());
  output.write("puzzles\tus/puzzle\tnodes/puzzle\tnodes/solutions\tlist\n");
  std::vector<std::string> files = arguments.files();
  if (files.empty()) files.emplace_back("-");
  for (const std::string& file : files) {
    const int status = *is_iss ? bench_variants(arguments, file, *repeats, output)
                               : bench_list(file, *rules, *repeats, output);
    if (status != exit_answered) return status;
  }
  return exit_answered;
}

}  // namespace

extern const Command bench_command{
    "bench",
    "how long lists of puzzles take",
    "For each list of puzzles (one a line) looks for up to two solutions of every\n"
    "puzzle, and prints one line: the number of puzzles, microseconds of processor\n"
    "time per puzzle (the median of the repeats), search nodes per puzzle, and the\n"
    "total nodes and solutions, which are the same on every machine. The time of a\n"
    "constraint text includes what it takes to compile its rules.\n",
    bench_options,
    true,
    run_bench};

}  // namespace ninefold::cli
