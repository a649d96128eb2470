#pragma once

#include "core/propagators/domains/domains.hpp"
#include "core/propagators/primitive/primitive.hpp"

namespace ninefold::variants {

/// The cells of a layer that hold one of certain values: there is at least one, and they are
/// connected by their edges; with a size, there are that many.
struct ConnectedValues {
  CellIndexes cells;
  /// For each cell its neighbours, as places in `cells`.
  std::vector<std::vector<std::uint16_t>> neighbours;
  Mask values = 0;
  int size = 0;  ///< 0: any

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells); }
  int level() const { return 4; }
};

bool propagate(const ConnectedValues& rule, Domains& domains);

/// A grid divided into connected regions of equal size, all values of each different. The label of
/// a cell's region is the value of another cell; labels are names, given in reading order of the
/// regions' first cells.
struct UnknownRegions {
  CellIndexes cells;              ///< of the grid, row by row
  CellIndexes labels;             ///< cell by cell
  std::size_t columns = 0;        ///< of the grid
  int size = 0;                   ///< cells of a region
  int count = 0;                  ///< regions
  int value_count = 0;            ///< of the board
  bool has_all_values = false;    ///< regions have as many cells as there are values
  bool are_lines_houses = false;  ///< values differ in rows and columns
  bool has_free_names = false;    ///< labels are given in any order instead

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.cells, own.labels); }
  int level() const { return 4; }
  /// Where regions are unknown, everything waits for them.
  void weigh(std::span<std::uint32_t> weights) const;
};

bool propagate(const UnknownRegions& rule, Domains& domains);

/// The position of `control` plus `base` is a number of cells with the label of the first one:
/// those of each list up to the first that has another, or all of one list; the first cell, which
/// the lists share, counts once.
struct LabelCount {
  CellIndex control = 0;
  int base = 0;
  std::vector<CellIndexes> lists;
  bool is_run = false;

  static void visit_cells(auto& own, auto visit) { visit_each(visit, own.control, own.lists); }
  int level() const { return 2; }
};

bool propagate(const LabelCount& rule, Domains& domains);

}  // namespace ninefold::variants
