#pragma once

#include "core/propagators/domains/domains.hpp"

#include <array>

namespace ninefold::variants {

/// Which values may stand in a second cell beside each value of a first: entry p holds the values
/// that are allowed beside position p.
using PairTable = std::array<Mask, most_values>;

/// The same the other way round: the values of the first beside each of the second.
PairTable turned(PairTable table);

}  // namespace ninefold::variants
