#include "core/cli/command.hpp"
#include "core/cli/lists/in_parts.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr Option solve_limit_option{
    "--limit", "N",
    "count up to N instead of 2; with 1, one solution is printed however many\n"
    "there are"};
constexpr Option solve_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine); its line then\n"
    "begins with >=, and has a solution if one was found"};
constexpr std::array solve_options{format_option,  all_rules_option,   pairs_option,
                                   no_wrap_option, solve_limit_option, solve_time_option,
                                   threads_option, list_shard_option};

variants::Answer solve_variant(const variants::VariantEngine& engine, const Budget& budget,
                               SearchWatch& watch) {
  return budget.solutions <= 2 ? engine.solve(watch.within(budget), watch.listener())
                               : engine.count(watch.within(budget), watch.listener());
}

Line line_of(const variants::VariantEngine& engine, const variants::Answer& found) {
  const bool is_only = found.solutions == Count(1) && !found.solution.empty();
  const std::string solution =
      is_only ? variants::write_values(engine.layout(), found.solution) : "-";
  return {solutions_or_bound(found) + "\t" + solution, found.stopped == StopReason::cancelled,
          known_words(found)};
}

/// A puzzle that takes long. Which of several solutions comes first is left to chance: with a
/// limit of one, which prints it, this will not do.
Line solve_on_threads(IssLine& question, const Budget& budget, std::size_t threads,
                      SearchWatch& watch) {
  const variants::VariantEngine engine = question.listed.engine();
  std::mutex mutex;
  Count found;
  std::vector<int> solution = question.tried.solution;
  std::atomic<bool> is_enough = false;
  const auto count_one = [&](const variants::CountSplit& pieces, std::size_t part,
                             std::size_t parts) {
    const ProgressCallback listener = watch.listener(part);
    const ProgressCallback listens = [&](const Progress& progress) {
      return !is_enough && listener(progress);
    };
    const CountPart wanted{static_cast<int>(part), static_cast<int>(parts)};
    variants::Answer answer = engine.count_part(pieces, wanted, watch.within(budget), listens);
    const std::lock_guard lock(mutex);
    found += answer.solutions;
    is_enough = found >= Count(budget.solutions);
    if (!answer.solution.empty()) solution = answer.solution;
    return answer;
  };
  variants::Answer whole = count_variant_in_parts(engine, threads, watch, count_one);
  whole.solution = std::move(solution);
  whole.solutions = std::max(whole.solutions, question.tried.solutions);
  if (is_enough) {
    whole.solutions = Count(budget.solutions);
    whole.stopped = StopReason::solution_limit;
  }
  return line_of(engine, whole);
}

int run_solve(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> limit =
      arguments.number(solve_limit_option.name, 1, Budget::unlimited - 1, 2);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!limit || !share) return refuse("solve", !limit ? limit.error() : share.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("solve", is_iss.error());
  Budget budget;
  budget.solutions = *limit;
  IssAnswer variant;
  variant.answer = [&](IssLine& question, SearchWatch& watch) {
    const variants::VariantEngine engine = question.listed.engine();
    return line_of(engine, solve_variant(engine, budget, watch));
  };
  variant.unread = unread_text(">=0\t-");
  if (*limit > 1) {
    variant.trial = [&](IssLine& question, SearchWatch& watch) -> std::optional<Line> {
      const variants::VariantEngine engine = question.listed.engine();
      Budget trial = budget;
      trial.nodes = nodes_before_sharing;
      const variants::Answer found = solve_variant(engine, trial, watch);
      if (found.stopped != StopReason::node_limit) return line_of(engine, found);
      question.tried = found;
      return std::nullopt;
    };
    variant.answer_on_threads = [&](IssLine& question, std::size_t threads, SearchWatch& watch) {
      return solve_on_threads(question, budget, threads, watch);
    };
  }
  if (*is_iss) return answer_iss_list("solve", arguments, *share, output, variant);
  LineOfAnswer line;
  line.answer = [&limit](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                         SearchWatch& watch) {
    const Answer found = count_up_to(engine, givens, *limit, watch);
    const bool is_only = found.solutions == Count(1) && found.solution;
    return Line{
        solutions_or_bound(found) + "\t" + (is_only ? write_puzzle_line(*found.solution) : "-"),
        found.stopped == StopReason::cancelled, known_words(found)};
  };
  return answer_puzzle_list("solve", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command solve_command{
    "solve",
    "the solution of each puzzle of a list, if it is the only one",
    "For each puzzle prints one line: the number of solutions up to 2, a tab, and\n"
    "the solution, or - if there is none or more than one.\n",
    solve_options,
    false,
    run_solve,
    puzzle_list_input};

}  // namespace ninefold::cli
