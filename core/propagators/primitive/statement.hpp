#pragma once

#include "core/propagators/primitive/pair_table.hpp"
#include "core/propagators/primitive/symmetry.hpp"

#include <algorithm>
#include <compare>
#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// What a primitive says once its cells and values are moved by a symmetry, in numbers. They have
/// to be the same for all ways to write it, or a symmetry is not found; and to be others wherever
/// it says something else, or solutions are lost.
class Statement {
 public:
  /// What is the same for all primitives of a model.
  struct Board {
    const Symmetry& symmetry;
    std::span<const PairTable> tables;
    int lowest;
  };
  explicit Statement(const Board& board) : board_(&board) {}

  const std::vector<std::uint32_t>& numbers() const { return numbers_; }
  bool operator==(const Statement& other) const { return numbers_ == other.numbers_; }
  bool operator<(const Statement& other) const { return numbers_ < other.numbers_; }

  CellIndex moved(CellIndex cell) const { return board_->symmetry.image[cell]; }
  Mask moved_values(Mask values) const { return board_->symmetry.image_of(values); }
  /// A total of values, each times its coefficient, of which this is the sum.
  int moved_total(int total, int coefficients) const;

  void add(std::uint32_t number) { numbers_.push_back(number); }
  void add_cell(CellIndex cell) { add(moved(cell)); }
  void add_values(Mask values) { add(moved_values(values)); }
  // Of lists their number comes first, so that what follows cannot be taken for a part of them.
  void add_in_order(std::span<const CellIndex> cells);
  void add_in_any_order(std::span<const CellIndex> cells);
  void add_sets_in_any_order(std::span<const Mask> sets);
  /// A table of a relation, or what it says the other way round.
  void add_table(std::uint32_t table, bool is_turned = false);
  /// A part that is no statement of its own, to be written and then added with others like it.
  Statement part() const { return Statement(*board_); }
  void add_in_any_order(std::vector<Statement> parts);

 private:
  const Board* board_;
  std::vector<std::uint32_t> numbers_;
};

}  // namespace ninefold::variants
