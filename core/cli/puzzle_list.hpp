#pragma once

#include "core/cli/arguments.hpp"
#include "core/cli/output.hpp"
#include "core/engine/engine.hpp"

#include <functional>
#include <string>
#include <string_view>

namespace ninefold::cli {

inline constexpr Option threads_option{"--threads", "N",
                                       "answer on N threads at once; the answers and their order\n"
                                       "are the same"};

/// Gives the line to print for a puzzle of a list, without its line end. It may be called on any
/// thread; `progress` is for the search.
using AnswerLine = std::function<std::string(const Engine& engine, const Grid& givens,
                                             const ProgressCallback& progress)>;

/// Which puzzles of a list to answer: of every `of`, the one with that number, from 1.
struct Share {
  std::uint64_t number = 1;
  std::uint64_t of = 1;
};

/// Reads a share as I/N. Errors: of usage.
Result<Share> read_share(std::string_view option, std::string_view text);

/// What commands share that read one puzzle a line and print one line for each: reads --rules,
/// --pairs, --no-wrap, --threads and the puzzles, and prints the answers in order. Returns the
/// exit status.
int answer_puzzle_list(std::string_view command, const Arguments& arguments, Share share,
                       Output& output, const AnswerLine& answer);

}  // namespace ninefold::cli
