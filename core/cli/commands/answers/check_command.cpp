#include "core/cli/command.hpp"
#include "core/cli/lists/iss_list.hpp"
#include "core/cli/searching/queries.hpp"
#include "core/cli/terminal/exit_status.hpp"
#include "core/cli/terminal/messages.hpp"
#include "core/formats/text/quote.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace ninefold::cli {

namespace {

constexpr Option check_time_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long; only cells beside the grid, which have\n"
    "to be found, take time"};
constexpr std::array check_options{check_time_option};

// Digits, or letters where some value is above 9, as solutions are printed. Empty if the text is no
// grid.
std::vector<int> read_values(const variants::Layout& layout, const std::string& text) {
  std::vector<int> values;
  const bool has_letters = std::any_of(text.begin(), text.end(), [](char character) {
    return character >= 'A' && character <= 'P';
  });
  for (const char character : text) {
    int value = -1;
    if (!has_letters && character >= '0' && character <= '9') value = character - '0';
    if (has_letters && character == '0') value = 0;
    if (has_letters && character >= 'A' && character <= 'P') value = character - 'A' + 1;
    if (value < layout.lowest || value > layout.highest) return {};
    values.push_back(value);
  }
  if (static_cast<int>(values.size()) != layout.grid_size()) return {};
  return values;
}

// The cells of a rule as a person reads them, those of blocks included.
void collect_cells(const variants::Rule& rule, std::set<variants::CellIndex>& cells) {
  cells.insert(rule.cells.begin(), rule.cells.end());
  for (const variants::CellIndexes& list : rule.lists) cells.insert(list.begin(), list.end());
  for (const variants::Rule& part : rule.parts) collect_cells(part, cells);
}

std::string words_of(const variants::Puzzle& puzzle, const variants::Rule* rule) {
  if (rule == nullptr) return "rows, columns and boxes";
  std::string words = "item " + std::to_string(rule->item) + " " + std::string(rule->kind->name);
  std::set<variants::CellIndex> cells;
  collect_cells(*rule, cells);
  constexpr std::size_t most_shown = 40;
  if (!cells.empty() && cells.size() <= most_shown) {
    words += " (";
    for (const variants::CellIndex cell : cells)
      words += (words.back() == '(' ? "" : " ") + puzzle.layout.name(cell);
    words += ")";
  }
  return words;
}

std::string words_of(const variants::Puzzle& puzzle, const variants::Given& given) {
  return "item " + std::to_string(given.item) + " " + std::string(variants::given_name) + " (" +
         puzzle.layout.name(given.cell) + ")";
}

std::string check(const variants::Puzzle& puzzle, const std::vector<int>& values) {
  std::string text;
  for (const variants::Rule* const rule : variants::broken_rules(puzzle, values)) {
    text += (text.empty() ? "breaks " : "; ") + words_of(puzzle, rule);
  }
  for (const variants::Given* const given : variants::broken_givens(puzzle, values))
    text += (text.empty() ? "breaks " : "; ") + words_of(puzzle, *given);
  return text.empty() ? "holds" : text;
}

// Looks for values of the cells beside the grid; where none fit, no single rule can be blamed.
Line check_with_search(variants::Puzzle puzzle, const std::vector<int>& values,
                       SearchWatch& watch) {
  for (const variants::Given& given : variants::givens_of(puzzle.layout, values))
    puzzle.givens.push_back(given);
  Budget budget;
  budget.solutions = 1;
  const variants::VariantEngine engine(std::move(puzzle));
  const variants::Answer answer = engine.solve(watch.within(budget), watch.listener());
  if (answer.solutions > Count(0)) return {"holds", false, {}};
  const bool is_unknown = is_bound(answer.stopped);
  return {is_unknown ? "unknown" : "breaks the rules: no values of the cells beside the grid fit",
          answer.stopped == StopReason::cancelled,
          {}};
}

int run_check(const Arguments& arguments, Output& output) {
  return answer_any_list("check", arguments, output,
                         {[](IssLine& line, SearchWatch& watch) -> Result<Line> {
                            const variants::Puzzle puzzle = line.listed.puzzle();
                            const variants::Layout& layout = puzzle.layout;
                            const std::string wanted =
                                "a grid of " + std::to_string(layout.grid_size()) +
                                " values from " + std::to_string(layout.lowest) + " to " +
                                std::to_string(layout.highest);
                            if (line.fields.empty())
                              return usage_error("no tab", "one and " + wanted);
                            const std::vector<int> values = read_values(layout, line.fields[0]);
                            if (values.empty()) return usage_error(quote(line.fields[0]), wanted);
                            if (layout.cell_count() > layout.grid_size())
                              return check_with_search(puzzle, values, watch);
                            return Line{check(puzzle, values), false, {}};
                          },
                          unread_text("unknown")});
}

}  // namespace

extern const Command check_command{
    "check",
    "which rules of a variant a filled grid breaks, if any",
    "For each puzzle prints one line: holds, or breaks and the rules that the grid\n"
    "breaks, with their place in the text and their cells.\n",
    check_options,
    false,
    run_check,
    "Input: one puzzle a line, as the constraint text of Interactive Sudoku Solver with\n"
    "line breaks as \\n or in any other form of one line; a tab; and the grid in\n"
    "reading order, a digit a cell, or letters (A = 1 to P = 16, and 0) where a value\n"
    "is above 9. Lines that begin with # and blank lines are skipped.\n"};

}  // namespace ninefold::cli
