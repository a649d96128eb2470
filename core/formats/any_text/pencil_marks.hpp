#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <optional>
#include <string_view>

namespace ninefold {

/// The candidates of a 9x9 grid in one line of 729 characters: nine for each cell, a digit for each
/// candidate in ascending order, and `.` or `0` for what is none. One digit alone is placed or a
/// naked single, as in a candidate grid. Nothing for any other text.
std::optional<NamedPuzzle> read_pencil_marks(std::string_view text);

}  // namespace ninefold
