#pragma once

#include "core/formats/any_text/any_text.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace ninefold {

/// A game ID of Solo, from Simon Tatham's Portable Puzzle Collection: the board, and after a colon
/// its digits, letters for runs of empty cells and `_` between digits of neighbours.
///
///   3x3:a8b7_2a4...     boxes of 3x3
///   9j:d6c8...,baeb...  a jigsaw: after the comma the edges between its regions
///   3x3kx:zzzc,b__a...,16b7_...  cages (k) with their sums, both diagonals (x)
///
/// Sizes are those of a Shape and up to 16x16. Nothing for any other text.
std::optional<NamedPuzzle> read_tatham_id(std::string_view id);

/// The games of a text of nothing but such IDs, one a line, each behind the name of its kind and a
/// tab or not, or of a saved game of Solo.
std::vector<NamedPuzzle> read_tatham(std::string_view text);

}  // namespace ninefold
