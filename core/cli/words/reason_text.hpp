#pragma once

#include "core/logic/step.hpp"

#include <span>
#include <string>

namespace ninefold::cli {

/// Why the rules of a step leave fewer candidates, told from Step::reason; empty where that is
/// none. `rules` are the names of all rules by their numbers. The page says the same
/// (site/src/words/en/hinting/reasons.ts).
std::string reason_text(const logic::Links& links, const logic::Step& step,
                        std::span<const std::string> rules);

}  // namespace ninefold::cli
