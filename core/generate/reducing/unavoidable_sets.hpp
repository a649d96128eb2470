#pragma once

#include "core/board/cell_set.hpp"
#include "core/board/grid.hpp"
#include "core/rules/constraints.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace ninefold::generate {

/// The known unavoidable sets of a full grid: cells that can be filled in another way while all
/// others stay as they are, so that a puzzle with no other solution has a given in each of them.
class UnavoidableSets {
 public:
  void clear();
  /// Those in which two digits change places, if the rules let them.
  void add_exchanges(const Constraints& constraints, const Grid& solution);
  /// The cells in which another solution differs.
  void add(const CellSet& cells);

  /// Whether a set would be left without a given if `cells` were no longer given.
  bool need(const CellSet& givens, const CellSet& cells) const {
    for (const Cell cell : cells) {
      for (const std::uint16_t index : with_cell_[cell]) {
        if ((sets_[index] & givens).without(cells).empty()) return true;
      }
    }
    return false;
  }

 private:
  void exchange(const Constraints& constraints, const CellSet& both);

  std::vector<CellSet> sets_;
  std::array<std::vector<std::uint16_t>, max_cells> with_cell_;
};

/// The cells in which two grids of one shape differ.
CellSet differing_cells(const Grid& one, const Grid& other);

}  // namespace ninefold::generate
