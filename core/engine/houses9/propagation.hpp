#pragma once

#include "core/engine/houses9/compiled_rules.hpp"

namespace ninefold {

/// What propagation makes of a node.
enum class Outcome : std::uint8_t { contradiction, solved, open };

/// The cells by how many candidates they have left, as the last pass found them.
struct CellCounts {
  CellMask at_least_two;
  CellMask at_least_three;
};

/// A board and what has become of it.
struct Node {
  BoardState board;
  /// Written when the outcome is open.
  CellCounts counts{};
  Outcome outcome = Outcome::open;
};

/// Draws consequences until nothing changes: single candidates, hidden singles in every house,
/// and every candidate outside all placings of its digit in a band or a stack (with boxes), or of
/// a digit that is missing in what is left over on the other side (with regions in their place).
using Propagate = void (*)(const CompiledRules&, Node&);

/// The kernel for the rules, chosen by what they need.
Propagate choose_kernel(const CompiledRules& rules);

}  // namespace ninefold
