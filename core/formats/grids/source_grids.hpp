#pragma once

#include "core/board/grid.hpp"

#include <string_view>
#include <vector>

namespace ninefold {

/// The 9x9 grids written into a Java (or C, or Python) source file as initial values: nine rows of
/// nine digits between braces or brackets, as numbers (the template of TU/e assignment 4) or as
/// strings with or without spaces (the driver of UMass project 2). In the order of the file.
std::vector<Grid> find_grids_in_source(std::string_view text);

}  // namespace ninefold
