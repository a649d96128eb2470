#pragma once

#include "core/engine/wide/program/program.hpp"

namespace ninefold::variants {

/// Automata for which `room` is not enough are left out. Where its meter, or else the model's, ends
/// the work, the program is of no use.
Program compile(const Model& model, LayerRoom room = {});

}  // namespace ninefold::variants
