#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why colours of several digits exclude candidates.
/// The page's is in site/src/words/en/hinting/medusa.ts.
std::string medusa_text(const Telling& told);

}  // namespace ninefold::cli
