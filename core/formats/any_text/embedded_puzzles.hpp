#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// The classic 9x9 puzzles inside a text that is something else: runs of exactly 81 digits and dots
/// with neither before or after, as in the links of most programs (`?bd=53..7...`), in XML
/// (OpenSudoku) and in the lines of HoDoKu's library, where `+` in front of a digit tells that it
/// is not a given but filled in. A line that begins with a name and then has the puzzle
/// ("hard_1<tab>53..7...") gives it that name. At most most_puzzles_in_any_text of them.
std::vector<NamedPuzzle> find_embedded_puzzles(std::string_view text);

}  // namespace ninefold
