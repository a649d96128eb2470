#pragma once

#include "core/variants/rule.hpp"

#include <array>

/// Clues outside the grid, which speak of a whole row or column.
namespace ninefold::variants {

/// A line, then a clue for each direction, either of which may be empty. Clues begin at 1, or at 0.
inline constexpr std::array<Parameter, 3> clues_from_one{{
    {.name = "line", .kind = ParameterKind::line},
    {.name = "clue", .kind = ParameterKind::clue, .least = 1, .most = 10000},
    {.name = "clue from the other end", .kind = ParameterKind::clue, .least = 1, .most = 10000},
}};
inline constexpr std::array<Parameter, 3> clues_from_zero{{
    {.name = "line", .kind = ParameterKind::line},
    {.name = "clue", .kind = ParameterKind::clue, .least = 0, .most = 10000},
    {.name = "clue from the other end", .kind = ParameterKind::clue, .least = 0, .most = 10000},
}};

/// Makes of such arguments a rule for each clue, with the cells as they are looked along, and in
/// `numbers` the clue and the direction (1 from the left or top, 2 from the other end; 3 and 4 in a
/// column of one cell, which may have the cells of a row).
std::optional<RuleError> complete_line_clues(Arguments& arguments, std::vector<Rule>& rules);

/// What a line and a direction are known by: both ends in their order, and the direction.
std::string line_key(const Rule& rule);

}  // namespace ninefold::variants
