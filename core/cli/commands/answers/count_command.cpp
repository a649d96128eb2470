#include "core/cli/command.hpp"
#include "core/cli/lists/in_parts.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/messages.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

namespace ninefold::cli {

namespace {

constexpr Option count_limit_option{"--limit", "N",
                                    "stop when there are more than N and print >=N; otherwise the\n"
                                    "number is exact"};
constexpr Option count_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine) and print how\n"
    "many were found by then, as >=N"};
constexpr Option shard_option{"--shard", "I/N",
                              "count the Ith of N parts of every puzzle only (I from 1 to N); the\n"
                              "numbers that N runs print add up to the whole (--limit applies to\n"
                              "each of them separately)"};
constexpr std::array count_options{format_option,  all_rules_option,   pairs_option,
                                   no_wrap_option, count_limit_option, count_time_option,
                                   threads_option, shard_option};

/// What to count, apart from the puzzle.
struct Counting {
  std::uint64_t limit = Budget::unlimited;
  Share shard;

  /// One solution more than the limit tells "exactly as many" from "more".
  Budget budget() const {
    Budget budget;
    if (limit != Budget::unlimited) budget.solutions = limit + 1;
    return budget;
  }

  template <typename AnyAnswer>
  Line line(const AnyAnswer& answer) const {
    const bool is_more = limit != Budget::unlimited && answer.solutions > Count(limit);
    if (is_more) return {">=" + std::to_string(limit), false, {}};
    return {solutions_or_bound(answer), answer.stopped == StopReason::cancelled,
            known_words(answer)};
  }

  /// The shard, or a part of it.
  CountPart part(std::uint64_t number = 0, std::uint64_t of = 1,
                 CountWay way = CountWay::unknown) const {
    return {static_cast<int>(shard.number - 1 + number * shard.of), static_cast<int>(shard.of * of),
            way};
  }
};

std::optional<Line> count(const Counting& counting, const Engine& engine, const Grid& givens,
                          bool is_trial, SearchWatch& watch) {
  // About a tenth of a second: longer counts are worth sharing among threads.
  constexpr std::uint64_t trial_nodes = 100'000;
  Budget budget = watch.within(counting.budget());
  if (is_trial) budget.nodes = trial_nodes;
  const Answer answer = engine.count_part(givens, counting.part(), budget, watch.listener());
  if (answer.stopped == StopReason::node_limit) return std::nullopt;
  return counting.line(answer);
}

Line count_on_threads(const Counting& counting, const Engine& engine, const Grid& givens,
                      std::size_t threads, SearchWatch& watch) {
  // A short count chooses the way, so that not every part has to.
  constexpr std::uint64_t trial_nodes = 50'000;
  Budget trial = watch.within(counting.budget());
  trial.nodes = trial_nodes;
  const Answer tried = engine.count_part(givens, counting.part(), trial, watch.listener());
  if (tried.stopped != StopReason::node_limit) return counting.line(tried);
  const std::size_t parts = threads * static_cast<std::size_t>(parts_per_worker(tried.way));
  auto whole = count_in_parts<Answer>(parts, threads, watch, [&](std::size_t part) {
    const CountPart wanted = counting.part(part, parts, tried.way);
    return engine.count_part(givens, wanted, watch.within(counting.budget()), watch.listener(part));
  });
  // A bound is never worse than what the trial saw.
  whole.solutions = std::max(whole.solutions, tried.solutions);
  return counting.line(whole);
}

/// A variant, or the shard of it.
Line count_variant(const Counting& counting, IssLine& question, std::size_t threads,
                   SearchWatch& watch) {
  const variants::VariantEngine engine = question.listed.engine();
  if (threads == 1 && counting.shard.of == 1)
    return counting.line(engine.count(watch.within(counting.budget()), watch.listener()));
  variants::Answer whole = count_variant_in_parts(
      engine, threads, watch,
      [&](const variants::CountSplit& pieces, std::size_t part, std::size_t parts) {
        return engine.count_part(pieces, counting.part(part, parts),
                                 watch.within(counting.budget()), watch.listener(part));
      });
  whole.solutions = std::max(whole.solutions, question.tried.solutions);
  return counting.line(whole);
}

/// A variant that does not take long; nothing of others, and of shards, which are shared at once.
/// A count that finds many solutions is shared early: its pieces have little to learn.
std::optional<Line> try_variant(const Counting& counting, IssLine& question, SearchWatch& watch) {
  constexpr std::uint64_t first_nodes = nodes_before_sharing / 10;
  constexpr std::uint64_t many_solutions = first_nodes / 100;
  if (counting.shard.of > 1) return std::nullopt;
  const variants::VariantEngine engine = question.listed.engine();
  for (const std::uint64_t nodes : {first_nodes, nodes_before_sharing}) {
    Budget budget = watch.within(counting.budget());
    budget.nodes = nodes;
    const variants::Answer answer = engine.count(budget, watch.listener());
    if (answer.stopped != StopReason::node_limit) return counting.line(answer);
    question.tried = answer;
    if (answer.solutions >= Count(many_solutions)) break;
  }
  return std::nullopt;
}

int run_count(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> limit =
      arguments.number(count_limit_option.name, 1, Budget::unlimited - 1, Budget::unlimited);
  const Result<Share> shard = read_share(arguments, shard_option);
  if (!limit || !shard) return refuse("count", !limit ? limit.error() : shard.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("count", is_iss.error());
  const Counting counting{*limit, *shard};
  IssAnswer variant;
  variant.answer = [&](IssLine& question, SearchWatch& watch) {
    return count_variant(counting, question, 1, watch);
  };
  variant.unread = unread_text(">=0");
  variant.trial = [&](IssLine& question, SearchWatch& watch) {
    return try_variant(counting, question, watch);
  };
  variant.answer_on_threads = [&](IssLine& question, std::size_t threads, SearchWatch& watch) {
    return count_variant(counting, question, threads, watch);
  };
  if (*is_iss) return answer_iss_list("count", arguments, {}, output, variant);
  LineOfAnswer line;
  line.answer = [&counting](const Engine& engine, const Grid& givens, bool is_trial,
                            SearchWatch& watch) {
    return count(counting, engine, givens, is_trial, watch);
  };
  line.answer_on_threads = [&counting](const Engine& engine, const Grid& givens,
                                       std::size_t threads, SearchWatch& watch) {
    return count_on_threads(counting, engine, givens, threads, watch);
  };
  return answer_puzzle_list("count", arguments, {}, output, line, variant);
}

}  // namespace

extern const Command count_command{
    "count",
    "how many solutions each puzzle of a list has",
    "For each puzzle prints one line with the number of its solutions, exact unless\n"
    "it begins with >=.\n",
    count_options,
    false,
    run_count,
    puzzle_list_input};

}  // namespace ninefold::cli
