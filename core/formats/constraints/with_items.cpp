#include "core/formats/constraints/with_items.hpp"

#include "core/formats/constraints/description.hpp"
#include "core/formats/text/empty_runs.hpp"
#include "core/rules/constraints.hpp"

namespace ninefold {

std::string describe_with_items(const Puzzle& puzzle, const std::string& items) {
  const std::string description = write_description(puzzle);
  const std::size_t rules = description.find(';') + 1;
  const bool is_alone = description[rules] == ';';
  return description.substr(0, rules) + "constraints:" + items + (is_alone ? "" : ",") +
         description.substr(rules);
}

std::string describe_with_candidates(const Puzzle& puzzle, const std::vector<int>& candidates) {
  const Grid& givens = puzzle.givens;
  const Shape shape = givens.shape();
  const Constraints constraints = gather_constraints(puzzle.rules, shape);
  std::string items;
  for (int index = 0; index < shape.cell_count(); ++index) {
    const auto cell = static_cast<Cell>(index);
    if (givens[cell] != empty_cell) continue;
    int open = (1 << shape.size()) - 1;
    for (const Cell peer : constraints.different[cell]) {
      if (givens[peer] != empty_cell) open &= ~(1 << (givens[peer] - 1));
    }
    const int left = candidates[static_cast<std::size_t>(index)] & open;
    if (left == open) continue;
    items += items.empty() ? ".!" : "!";
    items += 'R';
    items += static_cast<char>('1' + shape.row_of(cell));
    items += 'C';
    items += static_cast<char>('1' + shape.column_of(cell));
    for (int digit = 1; digit <= shape.size(); ++digit) {
      if (((left >> (digit - 1)) & 1) == 0) continue;
      items += '_';
      items += static_cast<char>('0' + digit);
    }
  }
  return items.empty() ? write_description(puzzle) : describe_with_items(puzzle, items);
}

std::string describe_board(int side, int lowest, const std::vector<int>& values,
                           const std::string& items) {
  const std::string length = std::to_string(side);
  std::string text = "1;constraints:.Shape!" + length + "x" + length;
  if (lowest != 1) text += "!" + std::to_string(lowest) + "-" + std::to_string(lowest + side - 1);
  text += items + ";";
  int run = 0;
  for (const int value : values) {
    if (value < lowest) {
      ++run;
      continue;
    }
    write_run(run, text);
    run = 0;
    // Letters from J on, so that none is one of a run.
    text += static_cast<char>(value < 10 ? '0' + value : 'A' + value - 1);
  }
  write_run(run, text);
  return text;
}

}  // namespace ninefold
