#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/lists/puzzle_list.hpp"
#include "core/cli/options/time_limit.hpp"
#include "core/cli/options/variant_rules.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/cli/words/progress_words.hpp"
#include "core/cli/words/unknown_text.hpp"
#include "core/formats/grids/puzzle_line.hpp"
#include "core/formats/iss/iss_text.hpp"
#include "core/generate/basics/given_cells.hpp"
#include "core/generate/setting/minimal_forms.hpp"
#include "core/generate/setting/redundancy.hpp"
#include "core/generate/variants/variant_forms.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <map>

namespace ninefold::cli {

namespace {

constexpr Option minimise_seed_option{"--seed", "N",
                                      "which of the many minimal forms to print (0)"};
constexpr Option all_option{"--all", "",
                            "every minimal form, one a line, and then how many there are"};
constexpr std::uint64_t usual_form_limit = 100'000;
constexpr Option limit_option{"--limit", "N",
                              "with --all: stop after N forms of a puzzle (100,000)"};
constexpr Option minimise_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine); its line is then -,\n"
    "or, with --all, the forms found by then"};
constexpr std::array minimise_options{minimise_seed_option, all_option,       limit_option,
                                      format_option,        rules_too_option, all_rules_option,
                                      pairs_option,         no_wrap_option,   minimise_time_option,
                                      threads_option,       list_shard_option};

Line minimal_clues(const IssLine& question, generate::WhichClues which, std::uint64_t seed,
                   SearchWatch& watch) {
  const variants::Puzzle puzzle = question.listed.puzzle();
  const generate::ClueRedundancy redundant =
      generate::find_clues_to_leave_out(puzzle, which, seed, watch.within(), watch.listener());
  const bool is_cancelled = redundant.stopped == StopReason::cancelled;
  const std::optional<variants::Puzzle> left = generate::without_clues(puzzle, redundant.clues);
  const auto unknown = unknown_text(redundant.solutions, redundant.stopped);
  if (unknown || !left) return {unknown.value_or("-"), is_cancelled, "no minimal form yet"};
  const auto given = static_cast<std::size_t>(
      std::count_if(redundant.clues.begin(), redundant.clues.end(),
                    [](const generate::PuzzleClue& clue) { return clue.is_given(); }));
  const std::size_t givens =
      generate::clues_of(puzzle, generate::WhichClues::givens).size() - given;
  std::string text = variants::write_iss_text(left->items) + "\t" + std::to_string(givens);
  if (which == generate::WhichClues::givens_and_rules) {
    const std::size_t all = generate::clues_of(puzzle, which).size();
    text += "\t" + std::to_string(all - redundant.clues.size() - givens);
  }
  return {text, false, {}};
}

std::string minimal_text(const generate::Redundancy& minimal, const Grid& givens) {
  if (const auto unknown = unknown_text(minimal.solutions, minimal.stopped)) return *unknown;
  return write_puzzle_line(generate::givens_from(givens, minimal.cells)) + "\t" +
         std::to_string(minimal.cells.count());
}

/// "all 3 minimal forms: 1 with 22 givens, 2 with 23", or "at least 2 minimal forms: ...".
std::string summary(const generate::MinimalForms& forms,
                    const std::map<int, std::uint64_t>& by_number) {
  const auto number = [](std::uint64_t count) { return with_commas(std::to_string(count)); };
  std::string text = forms.stopped == StopReason::complete ? "all " : "at least ";
  text += number(forms.found) + (forms.found == 1 ? " minimal form" : " minimal forms");
  const char* separator = ": ";
  for (const auto& [givens, count] : by_number) {
    text += separator + number(count) + " with " + std::to_string(givens);
    if (givens == by_number.begin()->first) text += givens == 1 ? " given" : " givens";
    separator = ", ";
  }
  return text;
}

/// The lines of forms, as a search visits them.
class FormLines {
 public:
  void add(const std::string& puzzle, int givens) {
    list_ += puzzle + "\t" + std::to_string(givens) + "\n";
    ++by_number_[givens];
  }

  Line line(const generate::MinimalForms& forms) const {
    const bool is_cancelled = forms.stopped == StopReason::cancelled;
    const StopReason nothing_known = forms.found == 0 ? forms.stopped : StopReason::complete;
    if (const auto unknown = unknown_text(forms.solutions, nothing_known)) {
      return {*unknown, is_cancelled, "no minimal form yet"};
    }
    const std::string words = summary(forms, by_number_);
    return {list_ + "# " + words, is_cancelled, words};
  }

 private:
  std::string list_;
  std::map<int, std::uint64_t> by_number_;
};

Budget budget_of_forms(std::uint64_t most, const SearchWatch& watch) {
  Budget budget = watch.within();
  budget.solutions = most;
  return budget;
}

Line all_forms(const Engine& engine, const Grid& givens, std::uint64_t most, SearchWatch& watch) {
  FormLines lines;
  return lines.line(generate::visit_minimal_forms(
      engine, givens,
      [&](const CellSet& cells) {
        lines.add(write_puzzle_line(generate::givens_from(givens, cells)), cells.count());
        return true;
      },
      budget_of_forms(most, watch), watch.listener()));
}

Line all_variant_forms(const IssLine& question, std::uint64_t most, SearchWatch& watch) {
  const variants::Puzzle puzzle = question.listed.puzzle();
  FormLines lines;
  return lines.line(generate::visit_variant_forms(
      puzzle,
      [&](const generate::VariantForm& form) {
        const auto left = generate::without_clues(puzzle, form.left_out);
        if (left) lines.add(variants::write_iss_text(left->items), form.givens);
        return true;
      },
      budget_of_forms(most, watch), watch.listener()));
}

int run_minimise(const Arguments& arguments, Output& output) {
  constexpr std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
  const Result<std::uint64_t> seed = arguments.number(minimise_seed_option.name, 0, any, 0);
  const Result<std::uint64_t> limit = arguments.number(limit_option.name, 1, any, usual_form_limit);
  const Result<Share> share = read_share(arguments, list_shard_option);
  if (!seed || !limit || !share)
    return refuse("minimise", !seed ? seed.error() : !limit ? limit.error() : share.error());
  const bool wants_all = arguments.has(all_option.name);
  if (wants_all && arguments.has(minimise_seed_option.name))
    return refuse("minimise", usage_error("--seed with --all", "one of the two"));
  if (!wants_all && arguments.has(limit_option.name))
    return refuse("minimise", usage_error("--limit without --all", "both, or neither"));
  const Result<bool> is_iss = wants_iss(arguments);
  const Result<generate::WhichClues> which = read_which_clues(arguments);
  if (!is_iss || !which) return refuse("minimise", !is_iss ? is_iss.error() : which.error());
  if (*is_iss && wants_all && *which == generate::WhichClues::givens_and_rules)
    return refuse("minimise", usage_error("--all with --rules-too", "one of the two"));
  const IssAnswer variant{[&](IssLine& question, SearchWatch& watch) {
                            return wants_all ? all_variant_forms(question, *limit, watch)
                                             : minimal_clues(question, *which, *seed, watch);
                          },
                          unread_text("-\tnot known")};
  if (*is_iss) return answer_iss_list("minimise", arguments, *share, output, variant);
  LineOfAnswer line;
  line.answer = [&](const Engine& engine, const Grid& givens, bool /*is_trial*/,
                    SearchWatch& watch) {
    if (wants_all) return all_forms(engine, givens, *limit, watch);
    const generate::Redundancy minimal =
        generate::find_minimal_givens(engine, givens, *seed, watch.within(), watch.listener());
    const bool is_cancelled = minimal.stopped == StopReason::cancelled;
    return Line{minimal_text(minimal, givens), is_cancelled, "no minimal form yet"};
  };
  return answer_puzzle_list("minimise", arguments, *share, output, line, variant);
}

}  // namespace

extern const Command minimise_command{
    "minimise",
    "each puzzle of a list without givens that it does not need",
    "For each puzzle prints one line: the puzzle without givens that its one solution\n"
    "does not need, a tab, and how many givens are left, none of which can be left\n"
    "out too. For a puzzle that has no solution, or several, the line is\n"
    "-, a tab, and why.\n"
    "\n"
    "With --format iss rules stay, unless --rules-too says that those go, too, that are\n"
    "not needed once the givens are few; then a tab and the number of rules left follow.\n"
    "\n"
    "With --all prints every minimal form in this way, followed by a line that begins\n"
    "with # and says how many there are (at least how many, if not all are known), and\n"
    "how many have each number of givens.\n",
    minimise_options,
    false,
    run_minimise,
    puzzle_list_input};

}  // namespace ninefold::cli
