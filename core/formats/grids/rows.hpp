#pragma once

#include "core/board/grid.hpp"

#include <string>

namespace ninefold {

/// The lines of a grid as UMass CMPSCI 187 project 2 wants them: digits with single spaces
/// between them, 0 for an empty cell; lines joined by '\n', none after the last.
std::string write_rows(const Grid& grid);

/// What that project's solver answers when there is no solution.
inline constexpr const char* no_solution_text = "This puzzle has no solution.";

}  // namespace ninefold
