#pragma once

#include "core/variants/puzzle.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace ninefold::variants {

/// The constraint text of Interactive Sudoku Solver: sections separated by blank lines, with `#`
/// lines for comments; a section is a list of items, `.Type~argument~argument...`, or one of the
/// raw forms: a grid, killer cages in 81 characters or 85 numbers, a jigsaw, pencil marks.
inline constexpr std::size_t longest_iss_text = 65536;  ///< in bytes

std::variant<std::vector<Item>, RuleError> read_iss_items(std::string_view text);
PuzzleOrError read_iss_text(std::string_view text);
/// The same while the meter lets it go on; where that ends it, reading_ended().
PuzzleOrError read_iss_text(std::string_view text, WorkMeter& meter);
/// The same of items that were read before.
PuzzleOrError read_iss_text(std::vector<Item> items, WorkMeter& meter);
/// What was found is shown on terminals, which characters of control would govern.
void make_printable(RuleError& error);

/// The digits of a text that is a plain grid of 4x4, 6x6 or 9x9 digits and nothing else, with `0`
/// or
/// `.` where a cell is empty; nothing for others. Its items are a Shape and givens.
std::optional<Grid> read_plain_grid(std::string_view text);

/// The items as one line. Read again, it is the same puzzle.
std::string write_iss_text(const std::vector<Item>& items);
/// The same puzzle for other programs: of kinds that are Ninefold's own, what says the same.
std::string write_iss_text(const Puzzle& puzzle);

/// The values of the grid: digits where none is above 9, else `A` = 1 to `P` = 16, and `0`.
std::string write_values(const Layout& layout, std::span<const int> values);

}  // namespace ninefold::variants
