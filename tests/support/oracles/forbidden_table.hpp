#pragma once

#include "core/board/grid.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::tests {

/// What the meanings of a puzzle's rules say: those about pairs of cells are asked once for every
/// two cells and digits, the others about full grids. The oracles know the rules by this alone:
/// nothing of what the engine is given is looked at.
class ForbiddenTable {
 public:
  ForbiddenTable(const std::vector<Rule>& rules, Shape shape);

  Shape shape() const { return shape_; }

  /// Bit y-1 is set when digit x in cell a rules out digit y in cell b.
  std::uint16_t ruled_out(Cell a, Digit x, Cell b) const { return masks_[index(a, x, b)]; }

  bool forbids(Cell a, Digit x, Cell b, Digit y) const {
    return ((ruled_out(a, x, b) >> (y - 1U)) & 1U) != 0;
  }

  /// Whether a full grid keeps the rules that are not about pairs of cells.
  bool allows(const Grid& grid) const;

 private:
  std::size_t index(Cell a, Digit x, Cell b) const {
    const auto cells = static_cast<std::size_t>(shape_.cell_count());
    const auto size = static_cast<std::size_t>(shape_.size());
    return (a * size + (x - 1U)) * cells + b;
  }

  Shape shape_;
  std::vector<std::uint16_t> masks_;
  std::vector<Rule> others_;  // those that are not about pairs of cells
};

}  // namespace ninefold::tests
