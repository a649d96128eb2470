#pragma once

#include "core/logic/explainer/rating.hpp"
#include "core/logic/path.hpp"

#include <optional>
#include <string>

namespace ninefold::cli {

/// Grade, score and hardest technique, with tabs between them.
std::string grade_columns(const logic::Grade& grade);

/// ", ER 7.1" or ", ER about 9.8"; nothing where there is none.
std::string er_words(const std::optional<logic::explainer::Rating>& rating);
/// "7.1" or "~9.8"; nothing where there is none.
std::string er_column(const std::optional<logic::explainer::Rating>& rating);

}  // namespace ninefold::cli
