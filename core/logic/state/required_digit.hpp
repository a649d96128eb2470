#pragma once

#include "core/board/cell_set.hpp"
#include "core/logic/state/digit_set.hpp"

#include <cstdint>
#include <vector>

namespace ninefold::logic {

/// A digit that the cells of a rule hold in any case: in one of these places.
struct RequiredDigit {
  Digit digit = 0;
  CellSet places;
  std::uint16_t rule = 0;  ///< its number, as in Step::rules
  /// The sets of digits that the rule's cells can still share out among them.
  std::vector<DigitSet> combinations;
};

}  // namespace ninefold::logic
