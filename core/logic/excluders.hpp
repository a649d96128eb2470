#pragma once

#include "core/logic/step.hpp"

namespace ninefold::logic {

/// The digits on the board that leave a naked or hidden single where it is, few of them rather than
/// many.
struct Excluders {
  /// Their cells: for a naked single those whose digits exclude the other digits of its cell, for a
  /// hidden single those that exclude its digit from the other open cells of the house. None for
  /// any other step.
  CellSet cells;
  /// Whether they exclude all the rest; otherwise candidates were struck as well.
  bool are_all = false;
};
Excluders excluders_of(const State& state, const Step& step);

}  // namespace ninefold::logic
