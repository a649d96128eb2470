#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/variants/puzzle.hpp"

#include <cstdint>
#include <optional>
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

  /// What a cell has in no solution often enough, of its candidates.
  struct Missing {
    CellIndex cell = 0;
    Mask values = 0;
  };
  /// The cell among these candidates of all cells that misses most; nothing where all is known.
  std::optional<Missing> most_missing(std::span<const Mask> masks) const;
  /// How many candidates are not known often enough.
  int count_missing(std::span<const Mask> masks) const;

  void clear();

  /// For every cell and value, value v at [v - lowest]; of other cells nothing.
  void write_to(std::vector<std::vector<std::uint32_t>>& counts) const;

 private:
  Mask missing_of(std::size_t i, Mask candidates) const;

  CellIndexes cells_;
  std::vector<std::vector<std::uint32_t>> counts_;  // as `cells_`
  int lowest_;
  std::uint32_t most_;
};

}  // namespace ninefold::variants
