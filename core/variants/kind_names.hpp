#pragma once

#include "core/variants/rule.hpp"

#include <string_view>

namespace ninefold::variants {

/// The kind that is meant by a name that none has: one that differs in capitals alone, or by a slip
/// or two. Null: none is much like it.
const Kind* kind_like(std::string_view name);

}  // namespace ninefold::variants
