#pragma once

#include "core/cli/output.hpp"
#include "core/engine/engine.hpp"

#include <cstdint>

namespace ninefold::cli {

/// The engine's queries as the commands ask them: answers that are ready are shown when a search
/// takes long.

/// How many solutions there are; with the only one, if there is exactly one.
Answer count_all(const Engine& engine, const Grid& givens, Output& output);

/// The same, but at most `most` are counted.
Answer count_up_to(const Engine& engine, const Grid& givens, std::uint64_t most, Output& output);

/// The lexicographically first solution.
Answer find_first(const Engine& engine, const Grid& givens, Output& output);

}  // namespace ninefold::cli
