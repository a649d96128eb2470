#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why chains, almost locked sets and assumptions hold, and what follows.
/// The page's are in site/src/words/en/hinting/chains.ts.

std::string chain_text(const Telling& told);
std::string discontinuous_text(const Telling& told);
std::string continuous_text(const Telling& told);
std::string forcing_text(const Telling& told);
std::string template_text(const Telling& told);
std::string guess_text(const Telling& told);
std::string almost_locked_text(const Telling& told);
std::string blossom_text(const Telling& told);
std::string sue_de_coq_text(const Telling& told);

}  // namespace ninefold::cli
