#pragma once

#include "core/generate/redundancy.hpp"

#include <optional>
#include <string>

namespace ninefold::cli {

/// The line of a puzzle of whose givens nothing can be said, and why; nothing where something can.
std::optional<std::string> unknown_redundancy_text(const generate::Redundancy& redundancy);

}  // namespace ninefold::cli
