#pragma once

#include "core/board/cell_set.hpp"
#include "core/logic/state/digit_set.hpp"
#include "core/rules/constraints.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::logic {

enum class HouseKind : std::uint8_t { row, column, box, extra };

/// Cells that hold every digit exactly once. Numbers count from 0 within the kind.
struct House {
  HouseKind kind = HouseKind::row;
  std::uint8_t number = 0;
  CellSet cells;

  bool is_line() const { return kind == HouseKind::row || kind == HouseKind::column; }
};

/// A digit of one cell and another digit of another cell that cannot both hold.
struct ExcludedPair {
  Cell first = 0;
  Digit digit = 0;
  Cell second = 0;
  Digit other = 0;
};

/// Four cells in two rows, two columns and two boxes, in reading order.
using Rectangle = std::array<Cell, 4>;

class RuleLogic;

/// What the rules say about candidates, compiled once for every state under them: houses, in which
/// at least one candidate of each digit holds, and exclusions, of which at most one holds. Every
/// technique asks this and never a rule.
class Links {
 public:
  explicit Links(const Constraints& constraints);

  /// The same with more pairs of candidates that exclude each other, under rules of which `rules`
  /// knows more than links can say. It must live as long as the links. No two digits change places
  /// under such rules.
  Links(const Constraints& constraints, std::span<const ExcludedPair> excluded,
        const RuleLogic* rules);

  Shape shape() const { return shape_; }
  int size() const { return shape_.size(); }
  int cell_count() const { return shape_.cell_count(); }
  const CellSet& all_cells() const { return all_cells_; }

  /// Rows, then columns, then boxes, as far as they are houses, then what else is one. A row that
  /// has fewer cells than there are digits is none: its cells are peers, and no more.
  std::span<const House> houses() const { return houses_; }
  /// The indices in houses() of those that hold the cell.
  std::span<const std::uint8_t> houses_of(Cell cell) const { return houses_of_[cell]; }
  /// The cells where two houses cross in more than one, by the order of the houses.
  std::span<const CellSet> crossings() const { return crossings_; }
  bool has_boxes() const { return has_boxes_; }
  /// Only on boards whose rows, or columns, or boxes are houses.
  int row(Cell cell) const { return shape_.row_of(cell); }
  int column(Cell cell) const { return first_column_ + shape_.column_of(cell); }
  int box(Cell cell) const { return first_box_ + shape_.box_of(cell); }

  /// The cells that may not hold the same digit as this one.
  const CellSet& peers(Cell cell) const { return peers_[cell]; }
  /// The cells that are peers of all of these; every cell if there are none.
  CellSet common_peers(const CellSet& cells) const {
    CellSet common = all_cells_;
    for (const Cell cell : cells) common &= peers_[cell];
    return common;
  }

  /// Whether some digits exclude different digits in other cells.
  bool has_pairs() const { return !pairs_.empty(); }
  /// The cells in which `digit` in `cell` excludes `other`.
  CellSet excluded(Cell cell, Digit digit, Digit other) const {
    if (digit == other && pairs_.empty()) return peers_[cell];
    if (pairs_.empty()) return {};
    return pairs_[pair_index(cell, digit, other)];
  }

  /// Whether two digits may change places in two rows and columns of two boxes without breaking
  /// any rule: true for classic rules alone, since anything further may tell the two apart.
  bool keeps_rectangles() const { return keeps_rectangles_; }
  /// All of a board with boxes, in reading order.
  std::span<const Rectangle> rectangles() const { return rectangles_; }

  /// What rules say beyond links; null where links say everything that techniques know of.
  const RuleLogic* rules() const { return rules_; }

 private:
  std::size_t pair_index(Cell cell, Digit digit, Digit other) const {
    return (std::size_t{cell} * max_size + digit - 1) * max_size + other - 1;
  }
  void add_rectangles();
  void add_same_digits();
  void add_pairs(const Constraints& constraints);
  bool is_classic(const Constraints& constraints) const;

  Shape shape_;
  bool has_boxes_ = false;
  int first_column_ = 0;  // in houses_
  int first_box_ = 0;
  bool keeps_rectangles_ = false;
  const RuleLogic* rules_ = nullptr;
  CellSet all_cells_;
  std::vector<House> houses_;
  std::array<std::vector<std::uint8_t>, max_cells> houses_of_;
  std::vector<CellSet> crossings_;
  std::vector<Rectangle> rectangles_;
  std::array<CellSet, max_cells> peers_{};
  std::vector<CellSet> pairs_;  // empty where only equal digits exclude each other
};

}  // namespace ninefold::logic
