#include "core/cli/command.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/rule_options.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/redundancy_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/generate/given_cells.hpp"
#include "core/generate/redundancy.hpp"

#include <array>
#include <limits>

namespace ninefold::cli {

namespace {

constexpr Option seed_option{"--seed", "N",
                             "which of the many minimal forms: another number gives another (0)"};
constexpr Option time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine); its line is then -"};
constexpr std::array options{seed_option, rules_option,   pairs_option,     no_wrap_option,
                             time_option, threads_option, list_shard_option};

std::string text(const generate::Redundancy& minimal, const Grid& givens) {
  if (const auto unknown = unknown_redundancy_text(minimal)) return *unknown;
  return write_puzzle_line(generate::givens_from(givens, minimal.cells)) + "\t" +
         std::to_string(minimal.cells.count());
}

int run_minimise(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> seed =
      arguments.number(seed_option.name, 0, std::numeric_limits<std::uint64_t>::max(), 0);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!seed || !share) return refuse("minimise", !seed ? seed.error() : share.error());
  LineOfAnswer line;
  line.answer = [&seed](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                        SearchWatch& watch) {
    const generate::Redundancy minimal =
        generate::find_minimal_givens(engine, givens, *seed, watch.within(), watch.listener());
    const bool is_cancelled = minimal.stopped == StopReason::cancelled;
    return Line{text(minimal, givens), is_cancelled, "no minimal form yet"};
  };
  return answer_puzzle_list("minimise", arguments, *share, output, line);
}

}  // namespace

extern const Command minimise_command{
    "minimise",
    "each puzzle of a list with as few of its givens as it needs",
    "For each puzzle prints one line: the puzzle without givens that it does not need\n"
    "for its solution to be the only one, a tab, and how many are left. None of these\n"
    "can be left out as well. A puzzle that has no solution, or several, has the line\n"
    "-, a tab, and why.\n",
    options,
    false,
    run_minimise,
    puzzle_list_input};

}  // namespace ninefold::cli
