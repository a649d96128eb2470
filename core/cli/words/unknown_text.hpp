#pragma once

#include "core/engine/budget.hpp"

#include <optional>
#include <string>

namespace ninefold::cli {

/// The line of a puzzle of whose givens nothing can be said, and why; nothing where something can:
/// it has one solution (`solutions` is 2 for more), and the work on it came to its end.
std::optional<std::string> unknown_text(int solutions, StopReason stopped);

}  // namespace ninefold::cli
