#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// The boards that a piece of a program or of JSON holds as values: lists of rows in brackets or
/// braces, as many rows a line as you like, of numbers, characters or strings, and whole puzzles in
/// a string. An empty cell is 0, -1, `None`, `null`, `nan` and the like, an empty string or one of
/// `.` `_` `-` `*` `x` `?`. Nothing where there are rows besides which make no board: then
/// something is wrong with one.
std::vector<NamedPuzzle> read_program_text(std::string_view text);

}  // namespace ninefold
