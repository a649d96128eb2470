#pragma once

#include "core/propagators/model.hpp"
#include "core/rules/constraints.hpp"

#include <optional>

namespace ninefold::variants {

/// What a model says to the kernel of the classic rules, apart from the candidates of its cells:
/// nothing where it says more than houses and differences, or on another board than the kernel's.
std::optional<Constraints> constraints_of(const Model& model);

}  // namespace ninefold::variants
