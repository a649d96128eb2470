#pragma once

#include "core/cli/options/arguments.hpp"

namespace ninefold::cli {

/// The options of commands that swap givens.
inline constexpr Option tries_option{"--tries", "N",
                                     "how often to swap givens of a puzzle (1,000)"};
inline constexpr Option same_solution_option{"--same-solution", "",
                                             "all givens come from the solution of the puzzle;\n"
                                             "otherwise it may become another one"};

/// Reads --tries. Errors: of usage.
inline Result<std::uint64_t> read_tries(const Arguments& arguments) {
  constexpr std::uint64_t usual = 1000;
  constexpr std::uint64_t most = 1'000'000'000'000;
  return arguments.number(tries_option.name, 1, most, usual);
}

}  // namespace ninefold::cli
