#pragma once

#include "core/board/grid.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::lessons {

/// The meaning of a list of rules, asked once for every two cells and digits and then looked up:
/// the same answers as find_conflict() of core/rules, fast enough to replay millions of events.
class ConflictTable {
 public:
  /// `rules` must be valid for the shape.
  ConflictTable(std::span<const Rule> rules, Shape shape);

  /// The first rule, and under it the first cell in reading order, with which `digit` in `cell`
  /// would conflict, whatever `cell` holds now.
  std::optional<Conflict> find(const Grid& grid, Cell cell, Digit digit) const {
    for (const Neighbour& neighbour : neighbours_[cell]) {
      if ((neighbour.forbidden[grid[neighbour.cell]] >> (digit - 1) & 1) != 0) {
        return Conflict{cell, neighbour.cell, neighbour.rule};
      }
    }
    return std::nullopt;
  }

  /// The first two cells in reading order whose digits conflict.
  std::optional<Conflict> find(const Grid& grid) const;

  /// How many entries of the table the digit in `cell` breaks; 0 for an empty cell.
  int count_conflicts(const Grid& grid, Cell cell) const;

  /// The digits that `cell` cannot hold beside the digits around it: bit d-1 for digit d.
  std::uint16_t excluded(const Grid& grid, Cell cell) const {
    std::uint16_t digits = 0;
    for (const Neighbour& neighbour : neighbours_[cell]) {
      digits |= neighbour.forbidden[grid[neighbour.cell]];
    }
    return digits;
  }

  /// The digits it can hold, likewise.
  std::uint16_t candidates(const Grid& grid, Cell cell) const {
    return static_cast<std::uint16_t>(all_digits_ & ~excluded(grid, cell));
  }

 private:
  /// Another cell, under one rule: for every digit it may hold (none for 0), the digits forbidden.
  struct Neighbour {
    Cell cell;
    std::uint16_t rule;
    std::array<std::uint16_t, max_size + 1> forbidden;
  };

  std::uint16_t all_digits_;
  /// Of every cell, by rule and then in reading order.
  std::array<std::vector<Neighbour>, max_cells> neighbours_;
};

}  // namespace ninefold::lessons
