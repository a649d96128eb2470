#pragma once

#include "core/variants/rule.hpp"

/// Clues outside the grid, which speak of a whole row or column.
namespace ninefold::variants {

/// The cells of the row or column that the argument names, `R1` or `C12`, from left to right or top
/// to bottom. Nothing, and `arguments.problem` is set, where it names none.
std::optional<CellIndexes> read_line(Arguments& arguments, std::size_t number);

/// A line, then a clue for each direction, either of which may be empty: a rule for each clue, with
/// the cells as they are looked along, and in `numbers` the clue and the direction (1 from the left
/// or top, 2 from the other end). `least` is the smallest clue.
std::optional<RuleError> read_line_clues(Arguments& arguments, std::vector<Rule>& rules, int least);
/// The same where clues begin at 1.
std::optional<RuleError> read_line_clues_from_one(Arguments& arguments, std::vector<Rule>& rules);
/// The same where clues begin at 0.
std::optional<RuleError> read_line_clues_from_zero(Arguments& arguments, std::vector<Rule>& rules);

/// What a line and a direction are known by: both ends in their order.
std::string line_key(const Rule& rule);

}  // namespace ninefold::variants
