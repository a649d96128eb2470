#pragma once

#include "core/cli/arguments.hpp"
#include "core/cli/output.hpp"
#include "core/engine/engine.hpp"

#include <functional>
#include <string>

namespace ninefold::cli {

/// Gives the line to print for a puzzle of a list, without its line end.
using AnswerLine = std::function<std::string(const Engine& engine, const Grid& givens)>;

/// What commands share that read one puzzle a line and print one line for each: reads the rules
/// and the puzzles, and prints the answers in order. Returns the exit status.
int answer_puzzle_list(std::string_view command, const Arguments& arguments, Output& output,
                       const AnswerLine& answer);

}  // namespace ninefold::cli
