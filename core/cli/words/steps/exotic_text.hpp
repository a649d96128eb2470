#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why the cells of a loop hold all their digits, and a target those of its base alone.
/// The page's is in site/src/words/en/hinting/exotic.ts.
std::string sk_loop_text(const Telling& told);
std::string exocet_text(const Telling& told);

}  // namespace ninefold::cli
