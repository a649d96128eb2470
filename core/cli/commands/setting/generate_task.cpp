#include "core/cli/commands/setting/generate_task.hpp"

#include "core/cli/commands/setting/generate_options.hpp"
#include "core/formats/constraints/description.hpp"
#include "core/formats/iss/described_variant.hpp"
#include "core/formats/text/quote.hpp"

#include <array>
#include <chrono>
#include <limits>
#include <string>
#include <utility>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_puzzles = 1'000'000'000'000;
constexpr TimeLimit usual_time = std::chrono::seconds(60);

// Options that have no meaning beside --kind, with a kind whose rules are placed, and with rules
// that somebody gives.
constexpr std::array options_of_rules{size_option, rules_option, pairs_option, no_wrap_option};
constexpr std::array options_of_pattern{minimal_option,         symmetry_option, needs_option,
                                        without_option,         pattern_option,  keep_option,
                                        generate_fewest_option, unbiased_option};
constexpr std::array options_of_grades{grade_option, with_grade_option};

// Those that have no meaning beside --fewest and --unbiased, which choose the givens.
constexpr std::array options_of_givens{givens_option,  minimal_option, grade_option, needs_option,
                                       without_option, pattern_option, keep_option};

// Whether as few givens as can be found are asked for. Errors: of usage.
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

}  // namespace

Result<GenerateTask> read_generate_task(const Arguments& arguments, Shape shape) {
  GenerateTask task;
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
  task.limit = arguments.has(generate_time_option.name) ? *limit : usual_time;
  task.with_grade = arguments.has(with_grade_option.name);
  return task;
}

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
  for (const Option& option : options_of_pattern) {
    if (arguments.has(option.name))
      return refused(option, "a kind with the same rules in each puzzle");
  }
  return kind;
}

Result<std::optional<variants::Puzzle>> read_ruled_board(const Arguments& arguments, Shape shape) {
  std::optional<variants::Puzzle> board;
  const Result<std::optional<std::string>> rules = read_variant_rules(arguments);
  if (!rules) return rules.error();
  if (!rules->has_value()) return board;
  const auto refuse_with = [&](const Option& option) {
    return usage_error(std::string(option.name) + " with constraint text in --rules",
                       "one of the two");
  };
  for (const Option& option : {pairs_option, no_wrap_option}) {
    if (arguments.has(option.name)) return refuse_with(option);
  }
  for (const Option& option : options_of_pattern) {
    if (arguments.has(option.name)) return refuse_with(option);
  }
  for (const Option& option : options_of_grades) {
    if (arguments.has(option.name)) return refuse_with(option);
  }
  const std::string cells(static_cast<std::size_t>(shape.cell_count()), '.');
  Result<variants::DescribedVariant> read =
      variants::read_described_variant("1;" + **rules + ";" + cells);
  if (!read) return usage_error("--rules " + read.error().found, read.error().expected);
  const variants::NoShape why = variants::why_no_shape(read->puzzle.layout);
  if (why == variants::NoShape::other_board || why == variants::NoShape::other_values)
    return usage_error("--rules for a board with other values", "a board with the digits from 1");
  board = std::move(read->puzzle);
  return board;
}

Result<std::vector<Rule>> read_chosen_rules(const Arguments& arguments,
                                            const generate::PuzzleKind* kind, Shape shape) {
  if (kind != nullptr) return read_rules(kind->rules, shape);
  const Result<RuleChoice> choice = RuleChoice::from(arguments);
  if (!choice) return choice.error();
  return choice->rules(shape);
}

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

}  // namespace ninefold::cli
