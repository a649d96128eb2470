#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Where one cell has a value, two or three others differ from each other. No cell comes twice.
struct DifferWhere {
  static constexpr std::size_t most_others = 3;

  CellIndex condition = 0;
  Mask value = 0;
  std::array<CellIndex, most_others> others{};
  std::uint8_t count = 0;  ///< of `others`
};

/// Draws all that follows for the cells. Nothing does while the one cell may have other values,
/// too, and each of the others has three or more.
bool propagate(const DifferWhere& rule, Domains& domains);

}  // namespace ninefold::variants
