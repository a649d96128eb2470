#pragma once

#include "core/engine/wide/program/program.hpp"

namespace ninefold::variants {

/// Fills in for each cell who looks at it, and how much is asked of it: the watchers, the houses
/// and the weights of a program that has all its propagators and houses. The meter of the room may
/// end that.
void number_watchers(Program& program, const LayerRoom& room);

}  // namespace ninefold::variants
