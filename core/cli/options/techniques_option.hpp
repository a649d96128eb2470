#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/logic/technique.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace ninefold::cli {

/// Reads the value of an option that lists techniques, with commas between them. Error: a name that
/// is none of a technique that paths may take.
std::optional<Error> read_techniques(const Option& option, std::string_view text,
                                     std::vector<logic::Technique>& techniques);

}  // namespace ninefold::cli
