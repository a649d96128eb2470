#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// Whether a text is a file of OpenSudoku.
bool is_opensudoku(std::string_view text);

/// The games of such a file: those that were not begun have 81 digits, the others for each cell its
/// digit, the notes on it and whether it can be changed, which makes it no given:
///
///   <game data="version: 3&#10;5|0|0|0|66|1|..."/>
///
/// Games of any other form are left out.
std::vector<NamedPuzzle> read_opensudoku(std::string_view text);

}  // namespace ninefold
