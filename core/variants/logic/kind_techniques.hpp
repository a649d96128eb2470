#pragma once

#include "core/logic/technique.hpp"

#include <string_view>

namespace ninefold::variants {

/// What looking at one rule of this kind by itself is called.
logic::Technique technique_of_kind(std::string_view kind);

}  // namespace ninefold::variants
