#pragma once

#include "core/board/cell_set.hpp"
#include "core/rules/rule.hpp"

#include <array>
#include <span>
#include <vector>

namespace ninefold {

/// What rules amount to for a search: houses and exclusions. A plain sum of what each rule gives.
struct Constraints {
  /// `size` cells that hold every digit exactly once.
  using House = std::vector<Cell>;

  /// No cell with digit a is next to a cell with digit b, for any of `pairs`, either way round.
  struct ForbiddenPairs {
    DigitPairs pairs;
    std::array<CellSet, max_cells> neighbours;

    bool operator==(const ForbiddenPairs&) const = default;
  };

  Shape shape;
  /// Whether rows, columns and boxes are houses; rows and columns are not where they have fewer
  /// cells than there are digits, as boards of variants may.
  bool has_rows = true;
  bool has_columns = true;
  bool has_boxes = false;
  /// The houses beyond these.
  std::vector<House> extra_houses;
  /// For every cell the cells that must not hold the same digit, those of its houses included.
  std::array<CellSet, max_cells> different;
  std::vector<ForbiddenPairs> forbidden_pairs;
  /// The rules that mean more than all of this says: whoever comes to a full grid asks them.
  std::vector<Rule> incomplete;
  /// Whether two digits that no forbidden pair tells apart may change places in every cell.
  bool digits_exchange = true;

  /// Whether all solutions can be found by looking at houses, differences and pairs alone, and
  /// with digits as names.
  bool say_everything() const { return incomplete.empty() && digits_exchange; }

  bool operator==(const Constraints&) const = default;
};

/// What valid rules amount to for a search.
Constraints gather_constraints(std::span<const Rule> rules, Shape shape);

// For contributions.

/// Every two cells must differ.
void add_differences(std::span<const Cell> cells, Constraints& constraints);

/// The cells are a house, beyond rows, columns and boxes.
void add_extra_house(std::span<const Cell> cells, Constraints& constraints);

}  // namespace ninefold
