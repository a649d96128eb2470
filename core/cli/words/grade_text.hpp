#pragma once

#include "core/logic/path.hpp"

#include <string>

namespace ninefold::cli {

/// Grade, score and hardest technique, with tabs between them.
std::string grade_columns(const logic::Grade& grade);

}  // namespace ninefold::cli
