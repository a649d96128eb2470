#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <array>

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

Line solve_iss(IssLine& question, std::uint64_t limit, SearchWatch& watch) {
  const variants::VariantEngine engine(std::move(question.puzzle));
  Budget budget;
  budget.solutions = limit;
  const variants::Answer found = limit <= 2 ? engine.solve(watch.within(budget), watch.listener())
                                            : engine.count(watch.within(budget), watch.listener());
  const bool is_only = found.solutions == Count(1) && !found.solution.empty();
  const std::string solution =
      is_only ? variants::write_values(engine.puzzle().layout, found.solution) : "-";
  return {solutions_or_bound(found) + "\t" + solution, found.stopped == StopReason::cancelled,
          known_words(found)};
}

int run_solve(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> limit =
      arguments.number(solve_limit_option.name, 1, Budget::unlimited - 1, 2);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!limit || !share) return refuse("solve", !limit ? limit.error() : share.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("solve", is_iss.error());
  if (*is_iss) {
    return answer_iss_list(
        "solve", arguments, *share, output,
        {[&](IssLine& question, SearchWatch& watch) { return solve_iss(question, *limit, watch); },
         unread_text(">=0\t-")});
  }
  LineOfAnswer line;
  line.answer = [&limit](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                         SearchWatch& watch) {
    const Answer found = count_up_to(engine, givens, *limit, watch);
    const bool is_only = found.solutions == Count(1) && found.solution;
    return Line{
        solutions_or_bound(found) + "\t" + (is_only ? write_puzzle_line(*found.solution) : "-"),
        found.stopped == StopReason::cancelled, known_words(found)};
  };
  return answer_puzzle_list("solve", arguments, *share, output, line);
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
