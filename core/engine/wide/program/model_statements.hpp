#pragma once

#include "core/propagators/model.hpp"
#include "core/propagators/primitive/statement.hpp"

#include <optional>
#include <vector>

namespace ninefold::variants {

/// What a model says has so many parts: each sort of primitives, and what is said beside them. They
/// are compared one by one, as most boards have no symmetry and the first part tells.
inline constexpr std::size_t model_part_count = Primitives::count + 3;

/// The numbers of statements, in order.
using Statements = std::vector<std::vector<std::uint32_t>>;

/// What a part of a model says once its cells and values are moved, each once; nothing where the
/// model says what cannot be moved, or too much to be worth the time. Whatever is not known to mean
/// the same however it is written is described as it is written: then fewer symmetries are found,
/// and no wrong ones.
std::optional<Statements> moved_statements(const Model& model, const Symmetry& symmetry,
                                           std::size_t part);

}  // namespace ninefold::variants
