#pragma once

#include "core/engine/budgets/meter.hpp"
#include "core/engine/engine.hpp"

namespace ninefold {

/// What a search has found and spent, and why it ended.
inline Answer answer_of(const Meter& meter) {
  Answer answer;
  answer.solutions = meter.solutions();
  answer.stopped = meter.stopped();
  answer.nodes = meter.nodes();
  return answer;
}

}  // namespace ninefold
