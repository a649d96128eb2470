#pragma once

#include "core/engine/wide/program/symmetries.hpp"
#include "core/propagators/model.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace ninefold::variants {

/// A statement in numbers, which are the same for all ways to write it.
using Statement = std::vector<std::uint32_t>;
using Statements = std::vector<Statement>;

/// What a model says has so many parts. They are compared one by one, as most boards have no
/// symmetry and the first part tells.
inline constexpr int model_part_count = 6;

/// What a part of a model says once its cells and values are moved, sorted; nothing where the model
/// says what cannot be moved, or too much to be worth the time. Whatever is not known to mean the
/// same however it is written is described as it is written.
std::optional<Statements> moved_statements(const Model& model, const Symmetry& symmetry, int part);

}  // namespace ninefold::variants
