#pragma once

#include "core/variants/rule.hpp"

#include <optional>
#include <string>
#include <vector>

namespace ninefold::variants {

/// The raw forms of a section, in the order in which they are tried: a solution after `=`, killer
/// cages in 81 characters, killer cages in 85 numbers, a jigsaw, a layout, a plain grid, numbers in
/// rows, pencil marks. Nothing where it is none of them. `dense` is the section without white
/// space.
std::optional<std::vector<Item>> read_raw_section(const std::string& section,
                                                  const std::string& dense);

}  // namespace ninefold::variants
