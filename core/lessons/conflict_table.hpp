#pragma once

#include "core/board/grid.hpp"
#include "core/rules/conflicts.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace ninefold::lessons {

/// The meaning of a list of rules: the same answers as find_conflict() of core/rules. Rules about
/// pairs of cells are asked once for every two cells and digits and then looked up, fast enough to
/// replay millions of events; other rules are asked about the grid each time.
class ConflictTable {
 public:
  /// `rules` must be valid for the shape.
  ConflictTable(std::span<const Rule> rules, Shape shape);

  /// The first rule, and under it the first other cells in reading order, with which `digit` in
  /// `cell` would conflict, whatever `cell` holds now.
  std::optional<Conflict> find(const Grid& grid, Cell cell, Digit digit) const {
    std::optional<Conflict> conflict;
    for (const Neighbour& neighbour : neighbours_[cell]) {
      if ((neighbour.forbidden[grid[neighbour.cell]] >> (digit - 1) & 1) != 0) {
        conflict = Conflict{{cell, neighbour.cell}, neighbour.rule};
        break;
      }
    }
    return other_rules_.empty() ? conflict : first_of(conflict, grid, cell, digit);
  }

  /// The first conflict of a grid, as find_conflict() has it.
  std::optional<Conflict> find(const Grid& grid) const;

  /// How many entries of the table the digit in `cell` breaks; 0 for an empty cell. Rules that are
  /// not about pairs have no entries: breaks_other_rule() asks them.
  int count_conflicts(const Grid& grid, Cell cell) const;

  /// Whether the grid breaks a rule that is not about pairs.
  bool breaks_other_rule(const Grid& grid) const;

  /// The digits that `cell` cannot hold beside the digits around it: bit d-1 for digit d.
  std::uint16_t excluded(const Grid& grid, Cell cell) const {
    std::uint16_t digits = 0;
    for (const Neighbour& neighbour : neighbours_[cell]) {
      digits |= neighbour.forbidden[grid[neighbour.cell]];
    }
    return other_rules_.empty() ? digits : excluded_by_others(digits, grid, cell);
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

  /// A rule that is not about pairs, and its index.
  struct OtherRule {
    Rule rule;
    std::size_t index;
  };

  std::optional<Conflict> first_of(const std::optional<Conflict>& pair, const Grid& grid, Cell cell,
                                   Digit digit) const;
  std::uint16_t excluded_by_others(std::uint16_t digits, const Grid& grid, Cell cell) const;

  std::vector<Rule> rules_;
  std::uint16_t all_digits_;
  std::vector<OtherRule> other_rules_;
  /// Of every cell, by rule and then in reading order.
  std::array<std::vector<Neighbour>, max_cells> neighbours_;
};

}  // namespace ninefold::lessons
