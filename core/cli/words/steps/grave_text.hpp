#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why not every open cell is left with two candidates, where several have more, and what follows.
/// The page's is in site/src/words/en/hinting/graves.ts.
std::string grave_of_several_text(const Telling& told);

}  // namespace ninefold::cli
