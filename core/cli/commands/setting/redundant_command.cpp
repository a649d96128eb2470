#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/clue_text.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/cli/words/unknown_text.hpp"
#include "core/generate/setting/redundancy.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr std::array redundant_options{format_option,  rules_too_option, all_rules_option,
                                       pairs_option,   no_wrap_option,   time_of_a_puzzle_option,
                                       threads_option, list_shard_option};

Line redundant_clues(const IssLine& question, generate::WhichClues which, SearchWatch& watch) {
  const variants::Puzzle puzzle = question.listed.puzzle();
  const generate::ClueRedundancy redundant =
      generate::find_redundant_clues(puzzle, which, watch.within(), watch.listener());
  const bool is_cancelled = redundant.stopped == StopReason::cancelled;
  if (const auto unknown = unknown_text(redundant.solutions, redundant.stopped))
    return {*unknown, is_cancelled, "no answer yet"};
  return {std::to_string(redundant.clues.size()) + "\t" + clues_text(puzzle, redundant.clues),
          false,
          {}};
}

std::string redundant_text(const generate::Redundancy& redundant, const Grid& givens) {
  if (const auto unknown = unknown_text(redundant.solutions, redundant.stopped)) return *unknown;
  std::string text = std::to_string(redundant.cells.count()) + "\t";
  bool is_first = true;
  for (const Cell cell : redundant.cells) {
    if (!is_first) text += " ";
    is_first = false;
    text += cell_text(givens.shape(), cell) + "=" + std::to_string(givens[cell]);
  }
  return is_first ? text + "-" : text;
}

int run_redundant(const Arguments& arguments, Output& output) {
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!share) return refuse("redundant", share.error());
  const Result<bool> is_iss = wants_iss(arguments);
  const Result<generate::WhichClues> which = read_which_clues(arguments);
  if (!is_iss || !which) return refuse("redundant", !is_iss ? is_iss.error() : which.error());
  const IssAnswer variant{[&](IssLine& question, SearchWatch& watch) {
                            return redundant_clues(question, *which, watch);
                          },
                          unread_text("-\tnot known")};
  if (*is_iss) return answer_iss_list("redundant", arguments, *share, output, variant);
  LineOfAnswer line;
  line.answer = [](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                   SearchWatch& watch) {
    const generate::Redundancy redundant =
        generate::find_redundant_givens(engine, givens, watch.within(), watch.listener());
    const bool is_cancelled = redundant.stopped == StopReason::cancelled;
    return Line{redundant_text(redundant, givens), is_cancelled, "no answer yet"};
  };
  return answer_puzzle_list("redundant", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command redundant_command{
    "redundant",
    "the givens that each puzzle of a list does not need",
    "For each puzzle prints one line: how many givens could be left out, a tab, and\n"
    "which, each considered alone: without all of them together there may be more than\n"
    "one solution (ninefold minimise leaves out as many as it can). For a puzzle that\n"
    "has no solution, or several, the line is -, a tab, and why.\n"
    "\n"
    "With --format iss clues are written as R1C2=5 or, for a rule, as item 3 Cage, with\n"
    "a semicolon and a space between them.\n",
    redundant_options,
    false,
    run_redundant,
    puzzle_list_input};

}  // namespace ninefold::cli
