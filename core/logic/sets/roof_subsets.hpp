#pragma once

#include "core/logic/step_list.hpp"

namespace ninefold::logic {

/// Some cells of the roof hold one of its digits at least, which ones is not known: to what sees
/// all of them they are one cell more.
struct Roof {
  CellSet cells;
  DigitSet digits;
};

/// For every set of up to five of the free cells that, together with the roof as one cell more, has
/// only as many digits as cells, adds the pattern with that set before its own and with what it
/// strikes. The free cells must see the whole roof. Returns whether the list is done.
bool add_roof_subsets(const State& state, const Roof& roof, const CellSet& free,
                      const Step& pattern, StepList& steps);

}  // namespace ninefold::logic
