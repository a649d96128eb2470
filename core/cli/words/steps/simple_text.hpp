#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why singles, locked candidates, subsets and wings hold, and what follows.
/// The page's are in site/src/words/en/hinting/simple.ts.

/// With the digits on the board that leave it where it is, unless it is a part of another step.
std::string single_text(const Telling& told, bool has_excluders);
std::string locked_text(const Telling& told);
std::string naked_text(const Telling& told);
std::string hidden_text(const Telling& told);
std::string wing_text(const Telling& told);
std::string wxyz_wing_text(const Telling& told);
std::string aligned_pair_text(const Telling& told);
std::string w_wing_text(const Telling& told);
std::string remote_pair_text(const Telling& told);
std::string grave_of_pairs_text(const Telling& told);
std::string two_links_text(const Telling& told);
std::string empty_rectangle_text(const Telling& told);

}  // namespace ninefold::cli
