#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Where the first cell has a value, the others have different values. They are two or three, and
/// no cell comes twice.
struct DifferWhere {
  CellIndex condition = 0;
  Mask value = 0;
  std::array<CellIndex, 3> others{};
  std::uint8_t count = 0;  ///< of `others`
};

/// Draws all that follows for the cells. Nothing does while the first cell has values besides, and
/// the others three values and more.
bool propagate(const DifferWhere& rule, Domains& domains);

}  // namespace ninefold::variants
