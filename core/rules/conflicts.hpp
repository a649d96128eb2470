#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/rules/rule.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace ninefold {

/// Cells whose digits break a rule together; `rule` is its index in the list asked about. Under a
/// rule about pairs of cells there are two.
struct Conflict {
  CellSet cells;
  std::size_t rule = 0;

  /// The first of the cells that is not `cell`; `cell` where it is the only one.
  Cell other_than(Cell cell) const {
    for (const Cell other : cells) {
      if (other != cell) return other;
    }
    return cell;
  }

  bool operator==(const Conflict&) const = default;
};

/// Whether the rule is a statement about pairs of cells, so that forbids() says all there is to it.
bool is_pairwise(const Rule& rule);

/// Whether a pairwise rule forbids digit `x` in cell `a` together with digit `y` in another cell.
bool forbids(const Rule& rule, Shape shape, Cell a, Digit x, Cell b, Digit y);

/// The sets of cells of a grid, full or not, that break the rule whatever the other cells hold.
std::vector<CellSet> find_breaks(const Rule& rule, const Grid& grid);

/// Whether there is such a set. Of a full grid: whether it breaks the rule.
bool is_broken(const Rule& rule, const Grid& grid);

/// What breaks a rule that is not pairwise when `cell`, whatever it holds now, gets `digit`: the
/// first set of cells with it or, in a grid without a break, the first of any.
std::optional<CellSet> find_break(const Rule& rule, const Grid& grid, Cell cell, Digit digit);

/// The first rule, and under it the first other cells in reading order, with which `digit` in
/// `cell` would conflict, whatever `cell` holds now.
std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid, Cell cell,
                                      Digit digit);

/// Whether the digits of a grid, full or not, break a rule: the conflict whose first cell comes
/// first in reading order, of several under the first rule, and of these the one whose other cells
/// come first.
std::optional<Conflict> find_conflict(std::span<const Rule> rules, const Grid& grid);

}  // namespace ninefold
