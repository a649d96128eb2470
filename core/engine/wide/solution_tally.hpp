#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace ninefold::variants {

/// How many of the solutions seen have each value in some cells, counted up to `most`.
class SolutionTally {
 public:
  SolutionTally(CellIndexes cells, const Layout& layout, std::uint32_t most);

  /// Values of all cells.
  void add(std::span<const int> values);

  /// Whether no solution among these candidates of all cells has anything that is not known often
  /// enough.
  bool covers(std::span<const Mask> masks) const;

  /// Of these candidates of all cells those that too few of the solutions have; of cells that are
  /// not counted none.
  void write_missing(std::span<const Mask> masks, std::vector<Mask>& missing) const;

  void clear();

  /// For every cell and value, value v at [v - lowest]; of other cells nothing.
  void write_to(std::vector<std::vector<std::uint32_t>>& counts) const;

 private:
  CellIndexes cells_;
  std::vector<std::vector<std::uint32_t>> counts_;  // as `cells_`
  int lowest_;
  std::uint32_t most_;
};

}  // namespace ninefold::variants
