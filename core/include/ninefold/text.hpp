#pragma once

#include <ninefold/puzzle.hpp>

#include <span>
#include <string>

namespace ninefold {
inline namespace v0 {

/// The values of the grid as one line: digits where no value of the board is above 9, else `A` for
/// 1 to `P` for 16, and `0`. A cell that is open is a dot. `values` are those of all cells, or of
/// the grid alone.
std::string write_line(const Puzzle& puzzle, std::span<const int> values);

/// The same, a row of the grid a line; each line ends with a line feed.
std::string write_rows(const Puzzle& puzzle, std::span<const int> values);

}  // namespace v0
}  // namespace ninefold
