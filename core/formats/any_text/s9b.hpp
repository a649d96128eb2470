#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <optional>
#include <string_view>

namespace ninefold {

/// The state of SudokuWiki's solver inside a text, such as a link: `S9B` and two characters of base
/// 36 for each of 81 cells. A number up to 9 is a given, one up to 18 a digit that was placed, 9
/// more than it; what is left over of 18 has bit d-1 for each candidate d.
std::optional<NamedPuzzle> find_s9b(std::string_view text);

}  // namespace ninefold
