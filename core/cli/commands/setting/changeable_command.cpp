#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/clue_text.hpp"
#include "core/cli/words/step_text.hpp"
#include "core/cli/words/unknown_text.hpp"
#include "core/generate/setting/changeable.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr std::array changeable_options{format_option,    all_rules_option,        pairs_option,
                                        no_wrap_option,   time_of_a_puzzle_option, threads_option,
                                        list_shard_option};

/// Values above 9 have to be told apart.
std::string values_text(const std::vector<int>& values, int highest) {
  std::string text;
  for (const int value : values) {
    if (highest > 9 && !text.empty()) text += ",";
    text += std::to_string(value);
  }
  return text;
}

Line changeable_clues(const IssLine& question, SearchWatch& watch) {
  const variants::Puzzle puzzle = question.listed.puzzle();
  const generate::ClueChangeability changeable =
      generate::find_changeable_clues(puzzle, watch.within(), watch.listener());
  const bool is_cancelled = changeable.stopped == StopReason::cancelled;
  if (const auto unknown = unknown_text(changeable.solutions, changeable.stopped))
    return {*unknown, is_cancelled, "no answer yet"};
  std::string text;
  for (const generate::ChangeableClue& given : changeable.clues) {
    text += (text.empty() ? "" : " ") + clue_text(puzzle, given.clue) + ":" +
            values_text(given.values, puzzle.layout.highest);
  }
  return {std::to_string(changeable.clues.size()) + "\t" + (text.empty() ? "-" : text), false, {}};
}

std::string changeable_text(const generate::Changeability& changeable, const Grid& givens) {
  if (const auto unknown = unknown_text(changeable.solutions, changeable.stopped)) return *unknown;
  std::string text = std::to_string(changeable.givens.size()) + "\t";
  if (changeable.givens.empty()) return text + "-";
  bool is_first = true;
  for (const generate::ChangeableGiven& given : changeable.givens) {
    if (!is_first) text += " ";
    is_first = false;
    text += cell_text(givens.shape(), given.cell) + "=" + std::to_string(givens[given.cell]) + ":" +
            digits_text(givens.shape(), given.digits);
  }
  return text;
}

int run_changeable(const Arguments& arguments, Output& output) {
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!share) return refuse("changeable", share.error());
  const Result<bool> is_iss = wants_iss(arguments);
  if (!is_iss) return refuse("changeable", is_iss.error());
  const IssAnswer variant{
      [](IssLine& question, SearchWatch& watch) { return changeable_clues(question, watch); },
      unread_text("-\tnot known")};
  if (*is_iss) return answer_iss_list("changeable", arguments, *share, output, variant);
  LineOfAnswer line;
  line.answer = [](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                   SearchWatch& watch) {
    const generate::Changeability changeable =
        generate::find_changeable_givens(engine, givens, watch.within(), watch.listener());
    const bool is_cancelled = changeable.stopped == StopReason::cancelled;
    return Line{changeable_text(changeable, givens), is_cancelled, "no answer yet"};
  };
  line.told = Told::nothing;
  return answer_puzzle_list("changeable", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command changeable_command{
    "changeable",
    "the givens of each puzzle of a list that could be other digits",
    "For each puzzle prints one line: how many givens could have another digit, a\n"
    "tab, and which, with the digits: r2c3=5:17 says that with a 1 or a 7 in\n"
    "place of that 5 the puzzle would also have exactly one solution, a different one.\n"
    "Each change is considered alone, with all other givens as they are. For a puzzle\n"
    "that has no solution, or several, the line is -, a tab, and why.\n",
    changeable_options,
    false,
    run_changeable,
    puzzle_list_input};

}  // namespace ninefold::cli
