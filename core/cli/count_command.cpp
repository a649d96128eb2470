#include "core/cli/command.hpp"
#include "core/cli/exit_status.hpp"
#include "core/cli/messages.hpp"
#include "core/cli/puzzle_list.hpp"
#include "core/cli/queries.hpp"
#include "core/cli/rule_options.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr Option limit_option{"--limit", "N",
                              "stop when there are more than N and print >=N; otherwise the\n"
                              "number is exact"};
constexpr std::array options{rules_option, pairs_option, no_wrap_option, limit_option,
                             threads_option};

std::string count_line(const Engine& engine, const Grid& givens, std::uint64_t limit,
                       const ProgressCallback& progress) {
  if (limit == Budget::unlimited) return count_all(engine, givens, progress).solutions.to_string();
  // A puzzle with exactly `limit` solutions is told from one with more by looking for one more.
  const Answer answer = count_up_to(engine, givens, limit + 1, progress);
  if (answer.solutions > Count(limit)) return ">=" + std::to_string(limit);
  return answer.solutions.to_string();
}

int run_count(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> limit =
      arguments.number(limit_option.name, 1, Budget::unlimited - 1, Budget::unlimited);
  if (!limit) {
    complain(usage_message("count", limit.error()));
    return exit_bad_usage;
  }
  const auto line = [&limit](const Engine& engine, const Grid& givens,
                             const ProgressCallback& progress) {
    return count_line(engine, givens, *limit, progress);
  };
  return answer_puzzle_list("count", arguments, {}, output, line);
}

}  // namespace

extern const Command count_command{
    "count",
    "how many solutions each puzzle of a list has",
    "For each puzzle prints one line with the number of its solutions, exact unless\n"
    "it begins with >=.\n"
    "\n"
    "Input: one puzzle a line, 81 cells (or 36 or 16), 0 or . for an empty one;\n"
    "after white space anything may follow. Lines that begin with # and blank lines\n"
    "are skipped.\n",
    options,
    false,
    run_count};

}  // namespace ninefold::cli
