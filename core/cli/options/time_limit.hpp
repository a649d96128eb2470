#pragma once

#include "core/cli/options/arguments.hpp"

#include <chrono>

namespace ninefold::cli {

inline constexpr std::string_view time_option_name = "--time";
/// Of commands that answer each puzzle of a list in a line.
inline constexpr Option time_of_a_puzzle_option{
    time_option_name, "SECONDS",
    "stop a puzzle after that long (decimals are fine); its line is then -"};

/// The time that one puzzle may take; milliseconds::max() where there is no limit.
using TimeLimit = std::chrono::milliseconds;

/// Reads --time: seconds above 0, with decimals or without. What is less than a millisecond is
/// rounded up, so that no limit becomes none. Errors: of usage.
Result<TimeLimit> read_time_limit(const Arguments& arguments);

}  // namespace ninefold::cli
