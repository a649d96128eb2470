#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/interruption.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/engine/wide/explain_none.hpp"
#include "core/formats/iss/iss_text.hpp"

#include <array>

namespace ninefold::cli {

namespace {

constexpr Option explain_none_time_option{
    time_option_name, "SECONDS",
    "stop looking for a smaller set after that long (decimals are fine)"};
constexpr std::array explain_none_options{explain_none_time_option};

int run_explain_none(const Arguments& arguments, Output& output) {
  return answer_any_list("explain-none", arguments, output,
                         {[](IssLine& line, SearchWatch& watch) -> Line {
                            const variants::Puzzle puzzle = line.listed.puzzle();
                            const variants::RulesAtOdds found =
                                variants::explain_none(puzzle, watch.within(), watch.listener());
                            if (found.has_solution) return {"there is a solution", false, {}};
                            const bool is_cut_off = !found.is_smallest && is_interrupted();
                            const std::size_t count = found.rules.size() + found.givens.size();
                            if (count == 0 && !found.is_smallest)
                              return {"unknown", is_cut_off, {}};
                            std::string text = found.is_smallest ? "" : "at most ";
                            text += std::to_string(count) + (count == 1 ? " rule:" : " rules:");
                            const auto add = [&](int item, std::string_view name,
                                                 const variants::CellIndexes& cells) {
                              text += " item " + std::to_string(item) + " " + std::string(name);
                              for (const variants::CellIndex cell : cells)
                                text += " " + puzzle.layout.name(cell);
                              text += ";";
                            };
                            for (const std::size_t number : found.rules) {
                              const variants::Rule& rule = puzzle.rules[number];
                              add(rule.item, rule.kind->name, rule.cells);
                            }
                            for (const std::size_t number : found.givens) {
                              const variants::Given& given = puzzle.givens[number];
                              add(given.item, variants::given_name, {given.cell});
                            }
                            if (count == 0) text += " the board alone;";
                            text.pop_back();
                            return {text, is_cut_off, {}};
                          },
                          unread_text("unknown")});
}

}  // namespace

extern const Command explain_none_command{
    "explain-none",
    "which givens and rules of a variant contradict each other",
    "For each puzzle prints one line: a set of rules and givens that have no solution\n"
    "together, with their place in the text. Without any one of them there is a\n"
    "solution, unless the line begins with \"at most\".\n",
    explain_none_options,
    false,
    run_explain_none,
    "Input: puzzles in any form, or one a line in the constraint text of Interactive\n"
    "Sudoku Solver, line breaks as \\n. Lines that begin with # and blank lines are\n"
    "skipped.\n"};

}  // namespace ninefold::cli
