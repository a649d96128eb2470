#pragma once

#include "core/propagators/sets/set_list.hpp"

#include <span>

namespace ninefold::variants {

/// The cells of a list that have more than one value, and the values that the others have.
struct OpenCells {
  OpenCells(std::span<const CellIndex> list, const Domains& domains) {
    for (const CellIndex cell : list) {
      const Mask mask = domains.masks[cell];
      together |= mask;
      if (is_single(mask)) {
        fixed |= mask;
      } else if (count < masks.size()) {
        masks[count] = mask;
        cells[count++] = cell;
      }
    }
  }

  std::array<CellIndex, most_values> cells;
  std::array<Mask, most_values> masks;
  std::size_t count = 0;
  Mask together = 0;  ///< what any of the list may have
  Mask fixed = 0;
};

/// The sets that fit the candidates: what they have together and what is in each of them.
struct FittingSets {
  Mask possible = 0;
  Mask required = static_cast<Mask>(~0U);
};

/// Up to so many open cells are matched with the values of sets exactly.
inline constexpr std::size_t most_matched = 4;

/// Sets that have what is fixed, and a value for each open cell.
FittingSets fitting_sets(const SetList& sets, const OpenCells& open);

/// The sets whose values can be given to two, three or four open cells, one to each, and in `kept`
/// what each of these cells then has.
FittingSets match_sets(const SetList& sets, const OpenCells& open,
                       std::array<Mask, most_matched>& kept);

}  // namespace ninefold::variants
