#pragma once

#include "core/logic/reason.hpp"
#include "core/propagators/model.hpp"

#include <optional>
#include <span>

namespace ninefold::variants {

/// Cells that hold each of the values once, of which some have fewer places than there are of them:
/// `too_few_places`, from its second number on, as all that follow.
std::optional<logic::Reason> places_missed(const CellIndexes& cells, std::span<const Mask> left,
                                           Mask values);

/// A square of four cells that lacks a class of values.
std::optional<logic::Reason> classes_missed(const AllClasses& square, std::span<const Mask> left);

/// Values that occur too seldom or too often: `too_few_places` or `too_many_cells`.
std::optional<logic::Reason> counts_missed(const ValueCounts& rule, const Peers& peers,
                                           std::span<const Mask> left);

}  // namespace ninefold::variants
