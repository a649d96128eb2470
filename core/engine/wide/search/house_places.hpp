#pragma once

#include "core/engine/wide/program/program.hpp"

#include <array>
#include <cstddef>

namespace ninefold::variants {

/// Visits the values that have two places in a house and stand in neither yet: `visit(first,
/// second, value)`.
template <typename Visit>
void visit_two_places(const Mask* masks, const Program::House& house, const Visit& visit) {
  Mask once = 0;
  Mask twice = 0;
  Mask more = 0;
  for (const CellIndex cell : house.cells) {
    const Mask mask = masks[cell];
    more |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
  for (Mask rest = house.values & twice & static_cast<Mask>(~more); rest != 0;
       rest = without_lowest(rest)) {
    const Mask value = rest & static_cast<Mask>(-rest);
    std::array<std::size_t, 2> places{};
    std::size_t count = 0;
    for (const CellIndex cell : house.cells) {
      if ((masks[cell] & value) != 0) places[count++] = cell;
    }
    // A list that names a cell twice may come upon it again once it has its value.
    if (!is_single(masks[places[0]])) visit(places[0], places[1], value);
  }
}

}  // namespace ninefold::variants
