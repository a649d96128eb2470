#include "core/engine/wide/search/state_symmetries.hpp"

#include <bit>
#include <cstddef>

namespace ninefold::variants {

StateSymmetries::Set StateSymmetries::keeping(State state) const {
  Set kept = 0;
  for (std::size_t number = 0; number < symmetries_.size(); ++number) {
    if (symmetries_[number].keeps(state.masks)) kept |= Set{1} << number;
  }
  return kept;
}

bool StateSymmetries::even_out(State state, Set kept, Propagation& propagation) const {
  bool is_even = kept == 0;
  while (!is_even) {
    is_even = true;
    for (Set rest = kept; rest != 0; rest &= rest - 1) {
      const Symmetry& symmetry = symmetries_[static_cast<std::size_t>(std::countr_zero(rest))];
      for (std::size_t cell = 0; cell < symmetry.image.size(); ++cell) {
        const CellIndex to = symmetry.image[cell];
        const Mask allowed = symmetry.image_of(state.masks[cell]);
        if ((state.masks[to] & ~allowed) == 0) continue;
        if (!propagation.run_after(state, to, allowed)) return false;
        is_even = false;
      }
    }
  }
  return true;
}

}  // namespace ninefold::variants
