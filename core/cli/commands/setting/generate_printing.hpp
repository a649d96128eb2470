#pragma once

#include "core/cli/commands/setting/generate_task.hpp"
#include "core/cli/terminal/output.hpp"
#include "core/engine/budget.hpp"
#include "core/generate/generator.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace ninefold::cli {

/// What came of one wish.
struct Attempt {
  std::string line;  ///< the puzzle and what is known of it, empty where there is none
  StopReason stopped = StopReason::cancelled;
  std::uint64_t tried = 0;
};
using Maker =
    std::function<Attempt(const generate::Draw&, const Budget&, const generate::TryingCallback&)>;

/// Makes the puzzles of a task, some at a time, and prints them in order. Returns the exit status.
int print_puzzles(const GenerateTask& task, const Maker& maker, Output& output);

}  // namespace ninefold::cli
