#pragma once

#include "tests/core/logic/meanings/step_reading.hpp"

#include <cstdint>

namespace ninefold::tests {

/// Of a step that assumes digits and says by a closer look where its rules fail: whether the cells
/// that it names could not keep one of these rules, or the house, with the digits that it says are
/// left for them. Whether no more is left is seen by what excludes digits directly, by the rules
/// one by one, and last by all that are named together; where that shows less, `open` counts it.
Complaint breach_of_closer_end(const Meaning& meaning, const logic::State& state,
                               const logic::Step& step, std::uint64_t& open);

}  // namespace ninefold::tests
