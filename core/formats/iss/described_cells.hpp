#pragma once

#include "core/board/layout.hpp"
#include "core/board/result.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ninefold::variants {

/// A value as descriptions and what answers them have it: 0 to 9, then J to P for 10 to 16, which
/// are the letters that the constraint text has for them.
char character_of(int value);

/// The cells of a description from `start` to its end, for a board that no Shape has: values, `.`
/// for one empty cell, `a` to `z` for a run of 1 to 26. One value a cell, below the lowest where
/// empty.
Result<std::vector<int>> read_described_cells(std::string_view text, std::size_t start,
                                              const Layout& layout);
std::string write_described_cells(const Layout& layout, std::span<const int> values);

}  // namespace ninefold::variants
