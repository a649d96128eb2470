#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/wide/variant_engine.hpp"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace ninefold::variants {

/// How often searches of variants ask their meter: a node may take a tenth of a millisecond and
/// more.
inline constexpr std::uint64_t nodes_between_checks = 64;

/// Shown each solution; returns false to end.
using Visit = std::function<bool(std::span<const int>)>;

/// Takes what a search finds, as candidates of one value each; true to go on.
using Take = std::function<bool(const Mask*)>;

/// What a search has come to.
inline void tell(const Meter& meter, Answer& answer) {
  answer.solutions = meter.solutions();
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes();
}

/// Keeps the first solution in the answer, shows each to `visit`, if any, and counts it; false
/// where the search has to end.
inline bool take_solution(const std::vector<int>& values, const Visit& visit, Meter& meter,
                          Answer& answer) {
  if (answer.solution.empty()) answer.solution = values;
  if (visit && !visit(values)) {
    meter.found(1);
    meter.stop(StopReason::cancelled);
    return false;
  }
  return meter.found(1);
}

}  // namespace ninefold::variants
