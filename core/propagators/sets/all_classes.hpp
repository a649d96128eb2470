#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Four cells have values of all three classes, which share no value and leave none out.
struct AllClasses {
  std::array<CellIndex, 4> cells{};
  std::array<Mask, 3> classes{};
};

/// All that follows for the four cells; and where a class has one value left, it is nowhere that
/// all cells see that may have it.
bool propagate(const AllClasses& rule, Domains& domains);

}  // namespace ninefold::variants
