#pragma once

#include "core/logic/technique.hpp"
#include "core/variants/rule.hpp"

namespace ninefold::variants {

/// What looking at one rule of this kind by itself is called.
logic::Technique technique_of_kind(const Kind& kind);

}  // namespace ninefold::variants
