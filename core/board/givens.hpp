#pragma once

#include "core/board/layout.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::variants {

/// What a puzzle says of one cell from the start: the values that it may have, bit p for the pth
/// value of the board from 0. A digit that is given is one value; several are candidates; none
/// leave the cell nothing.
struct Given {
  CellIndex cell = 0;
  std::uint16_t values = 0;
  int item = 0;  ///< of a text that says it there, by its number; 0 where it is said by the board

  bool operator==(const Given&) const = default;
};

/// Those of a puzzle. They are no rules: what is made ready of rules serves any givens. Several may
/// be about one cell, which then has what they have in common.
using Givens = std::vector<Given>;

}  // namespace ninefold::variants
