#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/messages.hpp"

#include <array>
#include <optional>
#include <string>

namespace ninefold::cli {

namespace {

constexpr std::uint64_t most_counted = 1'000'000;

constexpr Option counts_option{"--counts", "N",
                               "print after each digit a colon and the number of those solutions,\n"
                               "counted up to N: 2:31,8:100 when N is 100 and there are 31 with\n"
                               "the 2 and at least 100 with the 8"};
constexpr Option candidates_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine); its line then\n"
    "begins with >=, and has the digits seen by then"};
constexpr std::array candidates_options{format_option,  all_rules_option, pairs_option,
                                        no_wrap_option, counts_option,    candidates_time_option,
                                        threads_option, list_shard_option};

/// A group of digits for each cell, `-` for one that has none.
std::string line_of(const CandidatesAnswer& counts, Shape shape, bool with_counts) {
  std::string line;
  for (int index = 0; index < shape.cell_count(); ++index) {
    std::string group;
    for (int digit = 1; digit <= shape.size(); ++digit) {
      const std::uint32_t count =
          counts.solutions[static_cast<std::size_t>(index)][static_cast<std::size_t>(digit - 1)];
      if (count == 0) continue;
      if (with_counts && !group.empty()) group += ',';
      group += std::to_string(digit);
      if (with_counts) group += ':' + std::to_string(count);
    }
    if (index != 0) line += ' ';
    line += group.empty() ? "-" : group;
  }
  return line;
}

/// The same for a variant: the values of the grid's cells, separated by commas where any is above
/// 9.
std::string line_of(const variants::CandidatesAnswer& counts, const variants::Layout& layout,
                    bool with_counts) {
  std::string line;
  for (std::size_t cell = 0; cell < static_cast<std::size_t>(layout.grid_size()); ++cell) {
    std::string group;
    for (int value = layout.lowest; value <= layout.highest; ++value) {
      const std::uint32_t count =
          counts.solutions[cell][static_cast<std::size_t>(value - layout.lowest)];
      if (count == 0) continue;
      if ((with_counts || layout.highest > 9) && !group.empty()) group += ',';
      group += std::to_string(value);
      if (with_counts) group += ':' + std::to_string(count);
    }
    if (cell != 0) line += ' ';
    line += group.empty() ? "-" : group;
  }
  return line;
}

int run_candidates(const Arguments& arguments, Output& output) {
  const Result<std::uint64_t> most = arguments.number(counts_option.name, 1, most_counted, 1);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!most || !share) return refuse("candidates", !most ? most.error() : share.error());
  const bool with_counts = arguments.value(counts_option.name).has_value();
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("candidates", is_iss.error());
  const auto answer_variant = [&](IssLine& question, SearchWatch& watch) {
    const variants::VariantEngine engine = question.listed.engine();
    const variants::CandidatesAnswer counts =
        engine.candidates(static_cast<std::uint32_t>(*most), watch.within(), watch.listener(),
                          variants::CellsAsked::of_grid);
    return Line{
        (is_bound(counts.stopped) ? ">=" : "") + line_of(counts, engine.layout(), with_counts),
        counts.stopped == StopReason::cancelled, "at least those digits"};
  };
  const IssAnswer variant{answer_variant, unread_text(">=")};
  if (*is_iss) return answer_iss_list("candidates", arguments, *share, output, variant);
  LineOfAnswer line;
  line.answer = [&](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                    SearchWatch& watch) {
    const CandidatesAnswer counts = engine.candidates(givens, static_cast<std::uint32_t>(*most),
                                                      watch.within(), watch.listener());
    return Line{
        (is_bound(counts.stopped) ? ">=" : "") + line_of(counts, givens.shape(), with_counts),
        counts.stopped == StopReason::cancelled, "at least those digits"};
  };
  line.told = Told::share;
  return answer_puzzle_list("candidates", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command candidates_command{
    "candidates",
    "the digits that each cell has in some solution",
    "For each puzzle prints one line: for every cell in reading order the digits that\n"
    "it has in some solution, with a space between cells, and - for every cell of a\n"
    "puzzle that has no solution.\n",
    candidates_options,
    false,
    run_candidates,
    puzzle_list_input};

}  // namespace ninefold::cli
