#pragma once

#include "core/board/grid.hpp"

#include <string>

namespace ninefold {

/// The framed grid of TU/e programming assignment 4, 13 lines each ended by '\n': boxes between
/// `|` and `+---+`, an empty square as a space, and `>` before and `<` after every asterisk square
/// where no `|` stands. A board that is not 9x9 has the frame alone.
std::string write_asterisk_frame(const Grid& grid);

}  // namespace ninefold
