#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why fish, rectangles and colours hold, and what follows.
/// The page's are in site/src/words/en/hinting/patterns.ts.

std::string fish_text(const Telling& told);
std::string rectangle_text(const Telling& told);
std::string avoidable_text(const Telling& told);
std::string colors_text(const Telling& told);
std::string multi_colors_text(const Telling& told);
std::string equivalence_text(const Telling& told);

}  // namespace ninefold::cli
