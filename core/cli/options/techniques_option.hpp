#pragma once

#include "core/cli/options/arguments.hpp"
#include "core/logic/technique.hpp"

#include <optional>
#include <string_view>
#include <vector>

namespace ninefold::cli {

/// Techniques that are not to be taken, of what explains a puzzle.
inline constexpr Option leave_out_option{"--without", "TECHNIQUE,...",
                                         "as if nobody knew these; \"uniqueness\" stands for all "
                                         "that\nrest on there being one solution"};

/// Reads the value of an option that lists techniques, with commas between them. Error: a name that
/// is none of a technique that paths may take.
std::optional<Error> read_techniques(const Option& option, std::string_view text,
                                     std::vector<logic::Technique>& techniques);

/// The same for leave_out_option, where "uniqueness" stands for all that rest on there being one
/// solution.
std::optional<Error> read_left_out(const Arguments& arguments,
                                   std::vector<logic::Technique>& techniques);

}  // namespace ninefold::cli
