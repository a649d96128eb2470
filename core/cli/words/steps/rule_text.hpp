#pragma once

#include "core/cli/words/steps/telling.hpp"

namespace ninefold::cli {

/// Why the steps of a variant's rules hold, and what follows; and what one cell or one assumption
/// leads to. The page's are in site/src/words/en/hinting/rules.ts.

std::string rule_text(const Telling& told);
std::string rule_pointing_text(const Telling& told);
std::string cell_forcing_text(const Telling& told);
std::string innies_text(const Telling& told);
std::string rules_in_house_text(const Telling& told);
/// The assumption of a rule's contradiction, or of a net of singles.
std::string assumption_text(const Telling& told);
/// What one of the cases leads to that strike a candidate together, with a capital.
std::string case_text(const Telling& told, const logic::Candidate& struck);

}  // namespace ninefold::cli
