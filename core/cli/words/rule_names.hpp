#pragma once

#include "core/variants/puzzle.hpp"

#include <string>
#include <vector>

namespace ninefold::cli {

/// What people call the rules of a puzzle, by their numbers: "the 15 cage at r1c2", "the X-sum 8 at
/// the left of row 2", "the thermometer with its bulb at r3c4".
std::vector<std::string> rule_names(const variants::Puzzle& puzzle);

}  // namespace ninefold::cli
